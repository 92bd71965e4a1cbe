"""You and your data: everything in one file."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.hands import opened, seldom, serious


@pytest.mark.parametrize(
    ("language", "words"), [("fr-FR", "Télécharger mes données"), *seldom(("en-GB", "Download my data"))]
)
def test_a_person_takes_everything_of_theirs_along(browser: Browser, base_url: str, language: str, words: str) -> None:
    with opened(browser, base_url, language) as page:
        assert page.request.post("/api/me", data={"name": "Zoé"}).ok
        page.goto("/me")
        link = page.get_by_test_id("my-file")
        expect(link).to_have_text(words)
        assert serious(page) == []
        with page.expect_download() as download:
            link.click()
        assert download.value.suggested_filename == "kermesse-me.json"
        mine = json.loads(Path(download.value.path()).read_text())
        assert (mine["person"]["name"], mine["tables"], mine["games"]) == ("Zoé", [], [])
