/** Ways in: this device, others, passkeys, a sheet of paper. There is no account, and no form. */
import type { DeviceCode, Entering, Me, PasskeyOptions, Sheet, WaysIn, WhoAsks } from "../wire/generated";
import { ask, post } from "./api";
import { words } from "./words.svelte";

/** The name under which their words are kept. */
export const WAYS = "ways";

export async function learnWays(): Promise<void> {
  await words.learn(WAYS, {
    fr: [async () => (await import("../locale/ways.fr.ftl?raw")).default],
    en: [async () => (await import("../locale/ways.en.ftl?raw")).default],
  });
}

const of = (id: string) => encodeURIComponent(id);

export const ways = {
  mine: () => ask<WaysIn>("/api/me/ways"),
  rename: (id: string, name: string) => ask<WaysIn>(`/api/me/ways/${of(id)}`, post({ name })),
  takeAway: (id: string) => ask<WaysIn>(`/api/me/ways/${of(id)}`, { method: "DELETE" }),
  switchTo: (id: string) => ask<Me>(`/api/me/others/${of(id)}`, post({})),
  somebodyElse: () => ask<Me>("/api/me/others", post({})),
  sheet: () => ask<Sheet>("/api/me/sheet", post({})),
  bySheet: (words: string) => ask<Me>("/api/enter/sheet", post({ words })),

  code: () => ask<DeviceCode>("/api/me/code", post({})),
  whoAsks: (code: string) => ask<WhoAsks>("/api/me/code/look", post({ code })),
  answer: (code: string, asks: string, may: boolean) => ask<WhoAsks>("/api/me/code/answer", post({ code, asks, may })),
  whoseCode: (code: string) => ask<Me>("/api/enter/code/look", post({ code })),
  askByCode: (code: string) => ask<Entering>("/api/enter/code/ask", post({ code })),
  byCode: (code: string) => ask<Me | Entering>("/api/enter/code", post({ code })),

  /** Whether this browser can make passkeys, and read what the server asks of it. */
  canMakePasskeys: () => "PublicKeyCredential" in globalThis && "parseCreationOptionsFromJSON" in PublicKeyCredential,

  async addPasskey(): Promise<WaysIn> {
    const { options } = await ask<PasskeyOptions>("/api/me/passkey/begin", post({}));
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      options as PublicKeyCredentialCreationOptionsJSON,
    );
    return ask<WaysIn>("/api/me/passkey", shown(await navigator.credentials.create({ publicKey })));
  },

  async byPasskey(): Promise<Me> {
    const { options } = await ask<PasskeyOptions>("/api/enter/passkey/begin", post({}));
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
    return ask<Me>("/api/enter/passkey", shown(await navigator.credentials.get({ publicKey })));
  },
};

const shown = (credential: Credential | null) =>
  post({ credential: credential instanceof PublicKeyCredential ? credential.toJSON() : {} });
