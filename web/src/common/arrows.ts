/** Arrow keys move the focus to the nearest button in that direction; so a board can be played without a mouse. */
import type { Action } from "svelte/action";

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const arrows: Action<HTMLElement> = (board) => {
  function onkeydown(press: KeyboardEvent) {
    const way = WAYS[press.key];
    const from = document.activeElement;
    if (!way || !(from instanceof HTMLElement) || !board.contains(from) || from.matches("input, select, textarea"))
      return;
    const buttons = [...board.querySelectorAll<HTMLElement>("button:not(:disabled)")].filter(
      (one) => one !== from && one.offsetParent,
    );
    const next = nearest(from, buttons, way);
    if (next) {
      press.preventDefault();
      next.focus();
    }
  }
  board.addEventListener("keydown", onkeydown);
  return { destroy: () => board.removeEventListener("keydown", onkeydown) };
};

function nearest(from: HTMLElement, to: HTMLElement[], [x, y]: [number, number]): HTMLElement | undefined {
  const a = middle(from);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of to) {
    const b = middle(one);
    const along = (b.x - a.x) * x + (b.y - a.y) * y;
    const aside = Math.abs((b.x - a.x) * y) + Math.abs((b.y - a.y) * x);
    const far = along + aside * 2.5;
    if (along > 4 && far < least) {
      least = far;
      best = one;
    }
  }
  return best;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
