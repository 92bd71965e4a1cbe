/**
 * Attachments that outlive being made anew. Svelte takes an attachment off and puts it on again whenever what it was
 * given has changed; on a board that is drawn anew ten times a second no pointer would ever rest long enough. A lasting
 * one is told what it is given now, and ends only when it is really taken off.
 */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

export interface Lasting {
  /** What it is given is another now. */
  changed?: () => void;
  end: () => void;
}

interface Held<Given> extends Lasting {
  given: Given;
  on: number; // how often it is put on: none for a moment, while it is made anew
}

export function lasting<Given>(
  begin: (element: HTMLElement, given: () => Given) => Lasting,
): (given: Given) => Attachment<HTMLElement> {
  const all = new WeakMap<HTMLElement, Held<Given>>();
  return (given) => (element) => {
    let held = all.get(element);
    if (held) {
      held.given = given;
      held.on++;
      untrack(() => held?.changed?.());
    } else {
      const made: Held<Given> = { given, on: 1, end: () => undefined };
      Object.assign(
        made,
        untrack(() => begin(element, () => made.given)),
      );
      all.set(element, made);
      held = made;
    }
    const mine = held;
    return () => {
      mine.on--;
      queueMicrotask(() => {
        if (mine.on || all.get(element) !== mine) return;
        all.delete(element);
        mine.end();
      });
    };
  };
}
