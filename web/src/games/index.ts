/** The games that can be drawn. Each is a chunk of its own, fetched when its table is opened. */
import type { AnyGameUi } from "../table/play";

export const LOADERS: Record<string, () => Promise<{ default: AnyGameUi }>> = {
  chronos: () => import("./chronos/index"),
  kraaw: () => import("./kraaw/index"),
  krom: () => import("./krom/index"),
  kero: () => import("./kero/index"),
  kreo: () => import("./kreo/index"),
};

export function canDraw(name: string): boolean {
  return Object.hasOwn(LOADERS, name);
}
