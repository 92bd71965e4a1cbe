/**
 * When an answer goes whose moment must not tell what I hold: with or without a choice, at a time drawn from how long I
 * usually take where I have one. Whoever needs longer is waited for, and next time the answer without a choice takes as
 * long.
 */

/** Of somebody who was not seen to choose yet. */
const USUAL_MS = [3000, 3000, 3600];
const KEPT = 6;
const SPREAD = 0.25;

export class Moments {
  #usual = USUAL_MS;
  #question = "";
  #asked = 0;
  #goes = 0;
  #chooses = false;

  constructor(
    private readonly now: () => number,
    private readonly random: () => number = Math.random,
  ) {}

  /** Something is asked. `most`: ms until it is too late; `unseen`: nobody is there who could learn from it. */
  ask(question: string, chooses: boolean, most: number, unseen: boolean): void {
    if (question === this.#question) return;
    this.#question = question;
    this.#asked = this.now();
    this.#chooses = chooses;
    this.#goes = this.#asked + (unseen ? 0 : Math.min(this.#draw(), most));
  }

  /** The question is over. */
  forget(): void {
    this.#question = "";
  }

  /** How long an answer that is given now is kept back, in ms. */
  answer(): number {
    const now = this.now();
    if (this.#chooses) this.#usual = [...this.#usual, now - this.#asked].slice(-KEPT);
    this.#chooses = false; // the first thought counts
    return Math.max(0, this.#goes - now);
  }

  #draw(): number {
    const taken = this.#usual[Math.floor(this.random() * this.#usual.length)] ?? 0;
    return Math.max(taken, USUAL_MS[0] ?? 0) * (1 + SPREAD * this.random());
  }
}
