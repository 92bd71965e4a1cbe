/** What happened, in words: for the log and for the captions of the Creation. */
import { listed } from "../../house/words.svelte";
import { type AnyEvent, describeByFields, type Telling } from "../../table/play";
import type { KreoEvent, KreoView } from "../../wire/generated";
import { nameOf } from "./reading";

const CARDS = new Set(["card", "nature", "given", "taken", "element", "guess"]);
const SEATS = new Set(["seat", "to", "target", "giver", "order"]);
const UNTOLD = new Set(["ready_changed", "all_cleared", "energy_policy_set", "said", "game_started", "turn_ended"]);

/** A sentence, or null if it is not worth one. Faces that were shown stay in the log only where the table helps memory. */
export function describe(event: KreoEvent, telling: Telling): string | null {
  if (UNTOLD.has(event.event)) return null;
  if (event.event === "card_placed" && !event.changed) return null;
  if (event.event === "first_player" && event.why === "end_turn") return null;
  if (event.event === "card_received" || event.event === "dealt") return describeByFields(withWords(event, telling), telling);
  const remembers = (telling.view as KreoView).memory_aid;
  if (event.event === "card_shown" && event.cards.length && remembers) {
    return telling.say("event-card-shown-face", { ...words(event, telling), cards: listed(event.cards.map((card) => nameOf(telling.say, card))) });
  }
  if (event.event === "card_looked" && event.card && remembers) return telling.say("event-card-looked-face", words(event, telling));
  return describeByFields(withWords(event, telling), telling);
}

function words(event: KreoEvent, telling: Telling): Record<string, string | number> {
  const args: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(event as object)) {
    if (SEATS.has(field)) args[field] = Array.isArray(value) ? listed(value.map((seat) => telling.name(seat as number))) : telling.name(value as number);
    else if (CARDS.has(field) && typeof value === "string") args[field] = value ? nameOf(telling.say, value) : "";
    else if (field === "name") args[field] = telling.say(`titan-${String(value).toLowerCase()}`);
    else if (typeof value === "boolean") args[field] = String(value);
    else if (typeof value === "number" || typeof value === "string") args[field] = value;
  }
  return args;
}

/** The event with its seats and cards already in words, so that the house only has to find its sentence. */
function withWords(event: KreoEvent, telling: Telling): AnyEvent {
  return { ...words(event, telling), event: event.event };
}
