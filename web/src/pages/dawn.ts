/** A change of position between two steps of a lesson is staged: the board darkens, and opens on my place. */
import type { Box } from "../common/beside";

export class Days {
  #last = -1;

  /** Whether another day begins with that step: one later than the last; nothing else is staged. */
  begins(step: number): boolean {
    const later = this.#last >= 0 && step > this.#last;
    if (step >= 0) this.#last = step;
    return later;
  }
}

export interface Dawn {
  box: Box & { width: number; height: number };
  /** Where it opens, from the corner of the board. */
  x: number;
  y: number;
}

/** Over the board, opening on what is mine; where nothing is, below its middle, where I sit. */
export function dawnOver(box: Dawn["box"], mine: Box | undefined): Dawn {
  return {
    box,
    x: mine ? (mine.left + mine.right) / 2 - box.left : box.width / 2,
    y: mine ? (mine.top + mine.bottom) / 2 - box.top : box.height * 0.7,
  };
}
