/** What stands on the line of a replay: where its rounds begin, and the choices that cost most; and
 * where it opens. */
import type { Frame, TurnInWords } from "../../wire/generated";

/**
 * Where a replay opens if its address does not say it: at the choice that cost most; else where the points last changed
 * as much as they ever did before the end; else at the end. `points`: by frame and seat.
 */
export function decisive(
  turns: readonly Pick<TurnInWords, "step" | "with_best" | "with_done">[],
  points: readonly (readonly number[])[],
): number {
  const cost = (turn: (typeof turns)[number]) => turn.with_best - turn.with_done;
  const [costliest] = [...turns].sort((one, other) => cost(other) - cost(one));
  if (costliest) return costliest.step;
  const last = Math.max(0, points.length - 1);
  const changes = points.map((now, at) =>
    at && at < last ? now.reduce((sum, one, seat) => sum + Math.abs(one - (points[at - 1]?.[seat] ?? one)), 0) : 0,
  );
  const most = Math.max(0, ...changes);
  return most ? changes.lastIndexOf(most) : last;
}

/** A score in words, as the number that it begins with. */
export function pointsIn(score: string): number {
  return Number(/\d+/.exec(score)?.[0] ?? 0);
}

export interface Mark {
  at: number;
  /** `round` or `turn`. */
  kind: string;
  count: number;
}

/** Where rounds begin; in a game without rounds, where turns do: each once, though several people may have it. */
export function marksOf(frames: readonly Pick<Frame, "label">[]): Mark[] {
  const all = frames.flatMap(({ label }, at) => {
    const [, kind = "", count = ""] = /^(round|turn)[ :](\d+)$/.exec(label) ?? [];
    return kind ? [{ at, kind, count: Number(count) }] : [];
  });
  const rounds = all.filter(({ kind }) => kind === "round");
  const kept = rounds.length ? rounds : all;
  return kept.filter(({ count }, i) => count !== kept[i - 1]?.count);
}

/** Those that have room beside each other, at least `room` pixels apart on a line of that width. */
export function thinned<One extends { at: number }>(marks: readonly One[], last: number, width: number, room: number) {
  let taken = Number.NEGATIVE_INFINITY;
  return marks.filter(({ at }) => {
    const x = (at / Math.max(1, last)) * width;
    if (x < taken + room) return false;
    taken = x;
    return true;
  });
}

/** Places from 0 to 1 on a line, moved apart as far as it takes to touch each: `gap` is a part of the line. */
export function apart(places: readonly number[], gap: number): number[] {
  const moved = [...places];
  for (let at = 1; at < moved.length; at++) moved[at] = Math.max(moved[at] ?? 0, (moved[at - 1] ?? 0) + gap);
  for (let at = moved.length - 1, most = 1; at >= 0; at--) {
    moved[at] = Math.min(moved[at] ?? 0, most);
    most = (moved[at] ?? 0) - gap;
  }
  return moved;
}
