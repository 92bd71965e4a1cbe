/**
 * Calling somebody whose turn it is and who may be looking elsewhere: the page's mark, a buzz in the hand, a
 * notification.
 */
import { keepSettings, settings } from "../common/settings.svelte";
import { t } from "../common/words.svelte";
import type { LiveTable } from "./table.svelte";

const ASKED = "kermesse.notify-asked";
const BUZZ_MS = [70, 60, 70];

export function canBuzz(): boolean {
  return "vibrate" in navigator;
}

export function canNotify(): boolean {
  return "Notification" in globalThis && Notification.permission !== "denied";
}

/** Whether something is asked of me right now. */
export function isMyTurn(table: LiveTable): boolean {
  return table.seat >= 0 && !table.outcome && table.legal.length > 0 && table.people[table.seat]?.pending !== undefined;
}

/** Somebody would like a rematch, and I have not answered. */
export function isCalledAgain({ table, seat }: LiveTable): boolean {
  if (table?.stage !== "over" || seat < 0 || table.rematch) return false;
  return table.rematch_asked.length > 0 && ![...table.rematch_asked, ...table.rematch_refused].includes(seat);
}

/** How often I was nudged since I last did something. */
export function nudgesOfMe({ table, seat }: LiveTable): number {
  return (table?.stage === "playing" && table.places[seat]?.nudges) || 0;
}

export class Calling {
  /** Whether to ask, once in this browser's life, if it may notify: while somebody else, a person, is thinking. */
  asks = $derived.by(
    () => !this.#asked && canNotify() && Notification.permission === "default" && this.#waitsForSomebody(),
  );
  #asked = $state(localStorage.getItem(ASKED) !== null);
  #shown: Notification | null = null;
  readonly #table: LiveTable;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  #waitsForSomebody(): boolean {
    const { people, seat, outcome, step } = this.#table;
    if (seat < 0 || outcome || step < 2 || people[seat]?.pending) return false;
    return people.some((person) => !person.bot && !person.me && person.pending);
  }

  /** It has become my turn, somebody would like a rematch, or somebody nudges me. */
  call(why: "call-title" | "call-again" | "call-nudge" = "call-title"): void {
    if (settings.vibrate && canBuzz() && navigator.userActivation?.hasBeenActive) navigator.vibrate(BUZZ_MS);
    if (document.hidden) void this.#notify(why);
  }

  /** I am here, or it is no longer my turn. */
  hush(): void {
    this.#shown?.close();
    this.#shown = null;
  }

  async answer(yes: boolean): Promise<void> {
    localStorage.setItem(ASKED, yes ? "yes" : "no");
    this.#asked = true;
    settings.notify = yes && (await Notification.requestPermission()) === "granted";
    keepSettings();
  }

  async #notify(why: string): Promise<void> {
    if (!settings.notify || !canNotify() || Notification.permission !== "granted") return;
    const title = t(why, { game: this.#table.say("game-name") });
    const how = { body: t("call-body"), tag: `kermesse-${this.#table.id}`, icon: "/icon-192.png" };
    try {
      this.#shown = new Notification(title, how);
      this.#shown.onclick = () => {
        focus();
        this.hush();
      };
    } catch {
      // phones let only a page's worker do it
      const worker = await navigator.serviceWorker?.getRegistration();
      await worker?.showNotification(title, { ...how, data: `/table/${this.#table.id}` });
    }
  }
}

/** The page's mark in its tab: with a dot while something is asked of me. */
export function markTab(mine: boolean): void {
  document
    .querySelector<HTMLLinkElement>("link[rel=icon]")
    ?.setAttribute("href", mine ? "/favicon-turn.svg" : "/favicon.svg");
}
