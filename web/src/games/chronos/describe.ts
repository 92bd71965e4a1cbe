/** The log's sentences. What everybody sees all the time (timers that move, sand that runs out) is no line. */
import { listed } from "../../house/words.svelte";
import { describeByFields, fieldsForWords, type Telling } from "../../table/play";
import type { ChronosEvent } from "../../wire/generated";
import { cardName, timerName } from "./art";
import { placeName } from "./speaking";

const SILENT = new Set<ChronosEvent["event"]>([
  "seat_ready",
  "pile_flipped",
  "timer_emptied",
  "take_begun",
  "choice_opened",
  "choice_made",
  "god_acquired",
  "plan_stored",
  "act_submitted",
  "step_ended",
]);

export function describe(event: ChronosEvent, telling: Telling): string | null {
  const { say, name } = telling;
  if (SILENT.has(event.event)) return null;
  const args = fieldsForWords(event, telling);
  const tell = (more: Record<string, string | number>) =>
    say(`event-${event.event.replaceAll("_", "-")}`, { ...args, ...more });
  const timer = (id: string) => timerName(say, id);
  const place = (where: string) => placeName({ say, name }, where);
  const cards = (all: readonly string[]) => listed(all.map((card) => cardName(say, card)));
  switch (event.event) {
    case "phase_changed":
      return ["play", "closing", "zone"].includes(event.phase) ? tell({}) : null;
    case "timer_moved":
      return event.seat === telling.me ? tell({ timer: timer(event.timer), to: place(event.to) }) : null;
    case "stored_revealed":
      return tell({ cards: cards(event.cards) });
    case "card_taken":
    case "offer_made":
    case "card_reserved":
    case "card_cancelled":
      return tell({ card: cardName(say, event.card) });
    case "card_given":
      return tell({ card: cardName(say, event.card), to: name(event.to) });
    case "take_stamped":
      return tell({ pile: event.pile + 1 });
    case "god_taken":
      return tell({ god: cardName(say, event.god) });
    case "choice_timed_out":
    case "choice_lost":
      return tell({ kind: cardName(say, event.kind === "eos_gift" ? "EOS" : event.kind.toUpperCase()) });
    case "piles_swapped":
      return tell({ a: name(event.a), b: name(event.b) });
    case "timer_bagged":
    case "timer_knocked":
    case "plan_dropped":
      return tell({ timer: timer(event.timer) });
    case "timers_returned":
    case "timers_sent_home":
      return tell({ timers: listed(event.timers.map(timer)) });
    case "god_bought":
      return tell({ buyer: name(event.buyer), seller: name(event.seller), card: cardName(say, event.card) });
    case "markers_swapped":
      return tell({
        other: name(event.other),
        mine: say(`colour-${event.mine[0] ?? "R"}`),
        theirs: say(`colour-${event.theirs[0] ?? "R"}`),
      });
    case "timer_shifted":
    case "neutral_moved":
      return tell({ timer: timer(event.timer), to: place(event.to) });
    case "ouranos_used":
      return tell({ got: cardName(say, event.got) });
    case "round_ended":
    case "game_over":
      return tell({ winners: listed(event.winners.map(name)) });
    case "tokens_gained":
      return tell({ seats: listed(event.seats.map(name)) });
    case "colours_voted":
      return tell({ yes: String(event.yes) });
    case "said": {
      const text =
        event.kind === "text"
          ? event.text
          : say(`phrase-${event.kind}`, {
              pile: (event.pile ?? 0) + 1,
              name: event.about === null ? "" : name(event.about),
            });
      return tell({ text });
    }
    default:
      return describeByFields(event, telling);
  }
}
