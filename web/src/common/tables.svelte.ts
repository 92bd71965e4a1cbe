/** The tables of this house: asked for now and then, whatever page is shown; told in the tab and on the app's badge. */
import type { Listed } from "../wire/generated";
import { api } from "./api";
import { router } from "./router.svelte";
import { ofGame, t } from "./words.svelte";

const EVERY_MS = 15_000;

class Tables {
  open = $state.raw<Listed[]>([]);
  mine = $state.raw<Listed[]>([]);
  /** My games that go on at other tables than this page's, first those that wait for me. */
  running: Listed[] = $derived(
    this.mine.filter(({ id, stage }) => stage === "playing" && router.path !== `/table/${id}`),
  );

  async look(): Promise<void> {
    const { open, mine } = await api.tables();
    this.open = open;
    this.mine = mine;
    badge(mine.filter(({ stage }) => stage === "playing"));
  }

  /** From now on, until what is returned is called. */
  watch(): () => void {
    const look = () => void this.look().catch(() => {}); // without a line nothing is new
    look();
    const again = setInterval(look, EVERY_MS);
    return () => clearInterval(again);
  }
}

export const tables = new Tables();

/** How many games wait for me, on the icon of the installed app; without a number if they only go on. */
function badge(running: Listed[]): void {
  if (!("setAppBadge" in navigator)) return;
  const waiting = running.filter(({ my_turn }) => my_turn).length;
  const done = running.length ? navigator.setAppBadge(waiting || undefined) : navigator.clearAppBadge();
  done.catch(() => {}); // not installed
}

/** What stands before a page's title in its tab, while a game of mine goes on elsewhere. */
function sign(): string {
  const [first] = tables.running;
  if (!first) return "";
  const game = ofGame(first.game, "name");
  return `${t(first.my_turn ? "running-tab-mine" : "running-tab", { game })} · `;
}

/** Keeps that sign before whatever title a page sets. Call it in an effect. */
export function signTitle(): () => void {
  const wanted = sign();
  const put = () => {
    if (!document.title.startsWith(wanted)) document.title = wanted + document.title;
  };
  put();
  const watcher = new MutationObserver(put);
  watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    watcher.disconnect();
    if (wanted && document.title.startsWith(wanted)) document.title = document.title.slice(wanted.length);
  };
}
