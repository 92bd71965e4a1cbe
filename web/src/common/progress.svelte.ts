/** How far this browser's owner has come in which lesson. */
const KEY = "kermesse.lessons";

/** How many steps are won, of how many. */
interface Won {
  steps: number;
  of: number;
}

function kept(): Record<string, Won> {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEY) ?? "{}") as Record<string, Won>;
  } catch {
    return {};
  }
}

class Progress {
  #lessons = $state<Record<string, Won>>(kept());

  won(game: string, lesson: string): number {
    return this.#lessons[`${game}/${lesson}`]?.steps ?? 0;
  }

  done(game: string, lesson: string): boolean {
    const { steps, of } = this.#lessons[`${game}/${lesson}`] ?? { steps: 0, of: 1 };
    return steps >= of;
  }

  /** The step to go on with: a lesson that is done begins anew. */
  next(game: string, lesson: string): number {
    return this.done(game, lesson) ? 0 : this.won(game, lesson);
  }

  keep(game: string, lesson: string, steps: number, of: number): void {
    this.#lessons[`${game}/${lesson}`] = { steps: Math.max(steps, this.won(game, lesson)), of };
    globalThis.localStorage?.setItem(KEY, JSON.stringify(this.#lessons));
  }
}

export const progress = new Progress();
