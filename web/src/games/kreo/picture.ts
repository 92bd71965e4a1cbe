/**
 * The view as the show has it: each event of a Creation laid upon the view before it, as far as the picture needs it.
 */
import type { KreoEvent, KreoNatureView, KreoView, Seat } from "../../wire/generated";
import { type Element, kind, TREE } from "./reading";

type Owned = KreoNatureView["owned"][number];

export function after(view: KreoView, event: KreoEvent): KreoView {
  switch (event.event) {
    case "divination_closed":
      return {
        ...view,
        phase: "creation",
        order: event.order,
        last_turn: event.last_turn,
        ready: [],
        pending: [],
        exchange: null,
      };
    case "card_revealed":
      return {
        ...view,
        player: event.seat,
        current: event.card,
        down: view.down.map((slots, seat) =>
          seat === event.seat ? slots.map((there, i) => there && i !== event.slot - 1) : slots,
        ),
        mine:
          view.mine && event.seat === view.viewer
            ? { ...view.mine, placed: view.mine.placed.map((card) => (card === event.card ? "" : card)) }
            : view.mine,
      };
    case "bet_settled": {
      // the stake is one token, and lies on the card
      const paid = event.won
        ? tokens(view, event.seat, event.tokens, 1 - event.tokens)
        : tokens(view, event.seat, 0, 1);
      return {
        ...paid,
        bets: view.bets.filter(
          (bet) => bet.by !== event.seat || bet.target !== event.target || bet.guess !== event.guess,
        ),
      };
    }
    case "nature_in_play":
      return {
        ...view,
        current: "",
        open: view.open.filter((nature) => nature !== event.nature),
        table: [
          ...view.table,
          { nature: event.nature, owned: [], missing: [...(TREE[event.nature]?.requires ?? [])] as Element[] },
        ],
      };
    case "element_in_play":
      return {
        ...under(view, event.nature, (owned) => [...owned, { card: event.card, element: event.element, token: false }]),
        current: "",
      };
    case "token_gained":
      return tokens(view, event.seat, 1, -1);
    case "card_lost":
    case "eclair_fizzled":
      return discard({ ...view, current: "" }, [event.card]);
    case "eclair_struck":
      return discard(without(view, [event.card]), [event.card, view.current]);
    case "tornade_swept":
      return discard(without(view, event.cards), [...event.cards, view.current]);
    case "tornade_returned":
      return hand({ ...view, current: "" }, event.seat, 1, (cards) => [...cards, view.current]);
    case "tornade_dropped":
      return discard(
        hand(view, event.seat, -1, (cards) => cards.filter((card) => card !== event.card)),
        [event.card],
      );
    case "hecatonchires_on":
      return { ...discard(view, [view.current]), hecatonchires: true };
    case "hecatonchires_off":
      return { ...view, hecatonchires: false };
    case "protected":
      return { ...token(view, event.nature, event.card, true), reserve: view.reserve - 1 };
    case "protection_returned":
      return { ...token(view, event.nature, event.card, false), reserve: view.reserve + 1 };
    case "volatile_gone":
      return discard(without(view, [event.card]), [event.card]);
    case "replayed":
      return {
        ...view,
        player: event.seat,
        current: event.card,
        discard: view.discard.filter((card) => card !== event.card),
      };
    case "first_player":
      return { ...view, first_player: event.seat };
    case "power_used":
      return {
        ...view,
        titans: view.titans.map((titan, seat) =>
          seat === event.seat ? { ...titan, uses_left: event.uses_left } : titan,
        ),
      };
    default:
      return view;
  }
}

function tokens(view: KreoView, seat: Seat, more: number, reserve: number): KreoView {
  return {
    ...view,
    energy: view.energy.map((count, i) => (i === seat ? count + more : count)),
    reserve: view.reserve + reserve,
  };
}

function discard(view: KreoView, cards: readonly string[]): KreoView {
  const gone = cards.filter((card) => card);
  const current = gone.includes(view.current) ? "" : view.current;
  return {
    ...view,
    current,
    discard: [...view.discard, ...gone],
    aggressions_left: view.aggressions_left - gone.filter((card) => kind(card) === "aggression").length,
  };
}

function hand(view: KreoView, seat: Seat, more: number, cards: (cards: string[]) => string[]): KreoView {
  return {
    ...view,
    cards: view.cards.map((count, i) => (i === seat ? count + more : count)),
    mine: view.mine && seat === view.viewer ? { ...view.mine, hand: cards(view.mine.hand) } : view.mine,
  };
}

function under(view: KreoView, nature: string, change: (owned: Owned[]) => Owned[]): KreoView {
  return {
    ...view,
    table: view.table.map((one) => (one.nature === nature ? lacking({ ...one, owned: change(one.owned) }) : one)),
  };
}

function token(view: KreoView, nature: string, card: string, lies: boolean): KreoView {
  return under(view, nature, (owned) => owned.map((one) => (one.card === card ? { ...one, token: lies } : one)));
}

function without(view: KreoView, cards: readonly string[]): KreoView {
  return {
    ...view,
    table: view.table.map((one) => lacking({ ...one, owned: one.owned.filter(({ card }) => !cards.includes(card)) })),
  };
}

function lacking(nature: KreoNatureView): KreoNatureView {
  const has = nature.owned.map((one) => one.element);
  return { ...nature, missing: (TREE[nature.nature]?.requires ?? []).filter((element) => !has.includes(element)) };
}
