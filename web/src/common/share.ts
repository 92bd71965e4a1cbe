/** Handing something on: by the machine's own way, where it has one, else into the clipboard. */
import { t } from "./words.svelte";

export interface Handed {
  title: string;
  text?: string;
  url: string;
  /** A picture of it, where the machine can take one along. */
  files?: File[];
}

export type Became = "shared" | "copied" | "dropped" | "failed";

/** What became of it, in words; nothing for whoever thought better of it. */
export const shared = (became: Became): string => (became === "dropped" ? "" : t(`link-${became}`));

/** What became of it: "dropped" if whoever shares thought better of it. */
export async function share(handed: Handed): Promise<Became> {
  const { files, ...plain } = handed;
  const whole = files && navigator.canShare?.({ files }) ? handed : plain;
  if (navigator.share) {
    try {
      await navigator.share(whole);
      return "shared";
    } catch (caught) {
      if ((caught as DOMException).name === "AbortError") return "dropped";
    }
  }
  return (await copy([handed.text, handed.url].filter(Boolean).join("\n"))) ? "copied" : "failed";
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text); // at home, without TLS, there is no clipboard to be asked
  }
}

function copyByHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "hidden";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
