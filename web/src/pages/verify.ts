/** Checking a record's commitment in the browser itself: SHA-256 of "kermesse:" and the seed, by WebCrypto. */
export interface Opened {
  committed: string;
  seed: string;
  /** What the seed gives. */
  digest: string;
  opens: boolean;
}

export function readRecord(text: string): { commitment: string; seed: string } | null {
  const lines = text.trim().split("\n");
  try {
    const header = JSON.parse(lines[0] ?? "") as { commitment?: string };
    // every line but the first ends in a link of the chain of digests
    const ending = JSON.parse((lines.at(-1) ?? "").replace(/ ?#[0-9a-f]+$/, "")) as { seed?: string };
    if (!header.commitment || !ending.seed || !/^([0-9a-f]{2})+$/.test(ending.seed)) return null;
    return { commitment: header.commitment, seed: ending.seed };
  } catch {
    return null;
  }
}

export async function open(commitment: string, seed: string): Promise<Opened> {
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const prefix = new TextEncoder().encode("kermesse:");
  const hash = await crypto.subtle.digest("SHA-256", new Uint8Array([...prefix, ...bytes]));
  const digest = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { committed: commitment, seed, digest, opens: digest === commitment };
}
