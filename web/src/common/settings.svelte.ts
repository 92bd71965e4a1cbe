import { MediaQuery } from "svelte/reactivity";

/** What this browser's owner likes; kept in the browser. */
export interface Settings {
  theme: "system" | "day" | "night";
  font: "plain" | "legible";
  text: 100 | 125 | 150 | 200;
  motion: "system" | "full" | "less";
  sound: boolean;
  /** A buzz in the hand when it is my turn. */
  vibrate: boolean;
  /** A notification when it is my turn and the page is hidden. */
  notify: boolean;
  shapes: boolean;
  /** What cannot be taken back is asked twice. */
  confirm: boolean;
  /** Where there is only one answer, it gives itself. */
  answers: boolean;
  ghosts: boolean;
  /** At tables that are made here there is more time, or none that runs. */
  slow: boolean;
  /** At a first game with the coach: whether it speaks. */
  coach: boolean;
}

const KEY = "kermesse.settings";

function phone(): boolean {
  return globalThis.matchMedia?.("(pointer: coarse), (max-width: 640px)").matches ?? false;
}

function fresh(): Settings {
  const onPhone = phone();
  return {
    theme: "system",
    font: "plain",
    text: 100,
    motion: "system",
    sound: !onPhone,
    vibrate: onPhone,
    notify: false,
    shapes: false,
    confirm: true,
    answers: true,
    ghosts: true,
    slow: false,
    coach: true,
  };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...fresh(), ...kept() });

export function keepSettings(): void {
  globalThis.localStorage?.setItem(KEY, JSON.stringify(settings));
}

/** Writes the settings onto the page, where the style sheet reads them. */
export function dressPage(root: HTMLElement): void {
  root.dataset["theme"] = night() ? "night" : "day";
  root.dataset["font"] = settings.font;
  root.dataset["motion"] = stillness() ? "less" : "full";
  root.dataset["shapes"] = String(settings.shapes);
  root.dataset["text"] = settings.text > 125 ? "large" : "plain";
  root.style.setProperty("--text-scale", String(settings.text / 100));
}

/** What the machine wishes, and when it changes its mind; null where there is no page. */
const wishes = (query: string) => ("matchMedia" in globalThis ? new MediaQuery(query) : null);
const darkness = wishes("prefers-color-scheme: dark");
const quiet = wishes("prefers-reduced-motion: reduce");

export function night(): boolean {
  if (settings.theme !== "system") return settings.theme === "night";
  return darkness?.current ?? false;
}

/** Whether flights are to be replaced by fades. */
export function stillness(): boolean {
  if (settings.motion !== "system") return settings.motion === "less";
  return quiet?.current ?? false;
}
