/** Which pieces on the board a line of the log, or a command, is about, as far as the page can know it. */
import type { Seat } from "../wire/generated";
import { LETTERS } from "./play";

/** The spots that an event names (see "Spots" in README.md): `nest B 3` by seat and slot, `* E15` by a name. */
export function spotsOf(event: object, me: Seat): string[] {
  const { seat, target, slot, pile } = event as Record<string, unknown>;
  const owner = typeof target === "number" ? target : seat;
  const spots: string[] = [];
  if (typeof owner === "number" && typeof slot === "number")
    spots.push(owner === me ? `mine ${slot}` : `nest ${LETTERS[owner]} ${slot}`);
  if (typeof pile === "number") spots.push(`pile ${pile}`);
  for (const [field, value] of Object.entries(event)) {
    if (field === "event") continue;
    if (typeof value === "string" && value.length > 1) spots.push(`* ${value}`);
    else if (value && typeof value === "object" && !Array.isArray(value)) spots.push(...spotsOf(value, me));
  }
  return spots;
}

/** The spots that a command names; a number of a place may be `mine 0` or `row 3`, whichever the board has. */
export function spotsOfCommand(command: object, me: Seat): string[] {
  const { do: name, seat, slot, lock, flip, land, to, dice } = command as Record<string, unknown>;
  const own = [slot, lock, flip].filter((one) => typeof one === "number");
  const spots = typeof seat === "number" ? [] : own.flatMap((one) => [`mine ${one}`, `row ${one}`]);
  if (typeof land === "number") spots.push(`land ${land}`);
  if (typeof to === "string") spots.push(to.replace(":", " "));
  if (Array.isArray(dice)) spots.push(...dice.map((die) => `die ${die}`));
  const { do: _, to: __, ...named } = command as Record<string, unknown>;
  return [`choice ${name}`, ...spots, ...spotsOf(named, me)];
}

function piecesOf(spot: string): HTMLElement[] {
  const [, name] = /^\* (.*)/.exec(spot) ?? [];
  const quoted = CSS.escape(name ?? spot);
  const selector =
    name === undefined
      ? `[data-spot="${quoted}"]`
      : [`[data-spot$=" ${quoted}"]`, `[data-card="${quoted}"]`, `[data-card$=":${quoted}"]`].join(", ");
  return [...document.querySelectorAll<HTMLElement>(`.stage :is(${selector})`)];
}

/** Lights the pieces at these spots; returns how to put them out. */
export function light(spots: readonly string[]): () => void {
  const pieces = spots.flatMap(piecesOf);
  for (const piece of pieces) piece.dataset["lit"] = "";
  return () => {
    for (const piece of pieces) delete piece.dataset["lit"];
  };
}
