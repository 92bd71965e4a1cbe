/** The games that can be drawn. Each is a chunk of its own, fetched when its table is opened. */
import { words } from "../house/words.svelte";
import type { AnyGameUi } from "../table/play";

const LOADERS: Record<string, () => Promise<{ default: AnyGameUi }>> = {
  kraaw: () => import("./kraaw/index"),
};

/** The looks of a game, its words learnt. */
export async function loadGame(name: string): Promise<AnyGameUi> {
  const load = LOADERS[name];
  if (!load) throw new Error(`no board for '${name}'`);
  const { default: game } = await load();
  words.learn(name, game.catalogue);
  return game;
}

export function canDraw(name: string): boolean {
  return name in LOADERS;
}
