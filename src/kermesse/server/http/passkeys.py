"""Passkeys: what is asked of a browser's authenticator, and whether its answer holds.

The library takes most of a second to load, and most servers at home never need it: it is loaded when it is first asked
for.
"""

import asyncio
import json
from functools import cache
from importlib import import_module
from ipaddress import ip_address
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from kermesse.core.game import Refused
from kermesse.server.connection.messages import RULE
from kermesse.server.http.ways_in import Passkey

HOUSE: Final = "Kermesse"
WAIT: Final = 5 * 60_000  # milliseconds that somebody has to show their finger


class Site(NamedTuple):
    """Whom passkeys are made for: the relying party, and the address of its pages."""

    id: str
    origin: str


def site_of(base: str) -> Site:
    """Return the site of a server that is called by this address. Refused where no browser makes passkeys: without
    TLS, or under a number.
    """
    parts = urlsplit(base)
    name = (parts.hostname or "").rstrip(".")
    if name != "localhost" and (parts.scheme != "https" or _is_number(name)):
        raise Refused("no_passkeys_here", RULE)
    return Site(name, f"{parts.scheme}://{parts.netloc}")


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@cache
def _library() -> Any:
    return import_module("webauthn")


async def load() -> None:
    """Load the library, in a thread: the loop goes on meanwhile."""
    await asyncio.to_thread(_library)


def options_to_add(site: Site, person: str, name: str, challenge: bytes, have: list[bytes]) -> Any:
    """Return what `navigator.credentials.create` is given. `have`: passkeys that the person has already."""
    structs = import_module("webauthn.helpers.structs")
    return _as_json(
        _library().generate_registration_options(
            rp_id=site.id,
            rp_name=HOUSE,
            user_id=person.encode(),
            user_name=name or HOUSE,
            challenge=challenge,
            timeout=WAIT,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=each) for each in have],
        )
    )


def options_to_enter(site: Site, challenge: bytes) -> Any:
    """Return what `navigator.credentials.get` is given: any passkey of this site will do."""
    structs = import_module("webauthn.helpers.structs")
    return _as_json(
        _library().generate_authentication_options(
            rp_id=site.id,
            challenge=challenge,
            timeout=WAIT,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        )
    )


def _as_json(options: Any) -> Any:
    return json.loads(_library().options_to_json(options))


def added(site: Site, challenge: bytes, answer: dict[str, Any]) -> tuple[bytes, Passkey]:
    """Return the new passkey's credential id and its data. Refused unless it was made for this site and challenge."""
    try:
        found = _library().verify_registration_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
            require_user_verification=False,
        )
    except Exception:  # whatever a stranger's authenticator sends: the library names no exception for all of it
        raise Refused("passkey_refused", RULE) from None
    return found.credential_id, Passkey(found.credential_public_key, found.sign_count, site.id)


def credential_of(answer: dict[str, Any]) -> bytes:
    """Return the credential id that an answer claims."""
    try:
        return bytes(_library().base64url_to_bytes(answer["rawId"]))
    except Exception:
        raise Refused("passkey_refused", RULE) from None


def signatures(site: Site, challenge: bytes, answer: dict[str, Any], passkey: Passkey) -> int:
    """Return the count of signatures that an answer says. Refused unless the passkey has signed this challenge."""
    try:
        found = _library().verify_authentication_response(
            credential=answer,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=0,  # compared where the count is kept
            require_user_verification=False,
        )
    except Exception:
        raise Refused("passkey_refused", RULE) from None
    return int(found.new_sign_count)
