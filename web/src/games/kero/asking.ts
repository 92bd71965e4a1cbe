/** What the banner asks: one thing at a time, the next that is worth doing. No rules: it reads what is listed. */
import type { Standing } from "../../table/play";
import { CONQUESTS, type KeroPlay } from "./reading";
import type { Table } from "./table.svelte";

export function ask(play: KeroPlay, ui: Table): string | undefined {
  const { say, view } = play;
  if (ui.aim) return askAim(play, ui);
  switch (view.phase) {
    case "refuelling":
      if (view.active !== play.seat) return undefined;
      return say(view.fill?.source === "breakdown" ? "ask-own-breakdown" : "ask-own-fill");
    case "prep":
      return askPrep(play);
    case "reaction":
      if (!view.fill) return undefined;
      return play.onlyAnswer
        ? say("ask-reaction-none")
        : say("ask-reaction", { number: view.fill.number, of: view.fill.of });
    case "rolling":
      return askRolling(play, ui);
    case "develop":
      return askDevelop(play);
    default:
      return undefined;
  }
}

function askAim({ say }: KeroPlay, { aim }: Table): string | undefined {
  if (aim?.kind === "march") return say(aim.from ? "ask-march-to" : "ask-march-from", { moves: aim.moves.length });
  if (aim?.kind === "loot") return say("ask-loot", { count: 2 - aim.resources.length });
  return say("ask-banish");
}

function askPrep({ say, view, legal }: KeroPlay): string {
  const fill = legal.some((one) => one.do === "refuel");
  if (view.may_dry && !fill) return say("ask-prep-dry");
  if (fill) return say("ask-prep-fill");
  return legal.some((one) => one.do === "tip" && one.specials?.length) ? say("ask-prep") : say("ask-prep-tip");
}

function askRolling({ say, view }: KeroPlay, ui: Table): string {
  if (ui.airborne) return say("ask-rolling-air");
  if (!view.dice.some((die) => die.again)) return say("ask-rolling-burnt");
  const [first = 0] = view.payable;
  if (first) return say("ask-rolling-lit", { count: view.payable.length, card: say(`card-${view.row[first - 1]}`) });
  return say("ask-rolling");
}

function askDevelop({ say, view, legal }: KeroPlay): string {
  if (view.pending_free) return say("ask-place_free", { count: view.pending_free });
  const cards = legal.flatMap((one) => (one.do === "take_card" ? [view.row[one.slot - 1] ?? ""] : []));
  const asked = cards.length
    ? say("ask-develop-cards", { count: cards.length, card: say(`card-${cards[0]}`) })
    : legal.some((one) => one.do === "place_explorer")
      ? say("ask-develop-lands")
      : say(
          legal.some((one) => one.do === "buy_tuarek")
            ? "ask-develop-hire"
            : legal.some((one) => one.do === "play_tuarek")
              ? "ask-develop-tuareks"
              : "ask-develop",
        );
  return view.burns ? `${asked} ${say("ask-develop-burns", { card: say(`card-${view.row[view.burns - 1]}`) })}` : asked;
}

export function standing(play: KeroPlay): Standing {
  const { say, view } = play;
  const aim = say("aim-points", {
    left: view.phase === "over" ? "over" : view.last_turn ? 0 : CONQUESTS - view.conquests,
  });
  const totals = view.camps.map((camp) => camp.score.total);
  const most = Math.max(...totals);
  const least = Math.min(...totals);
  if (most === least) return { aim, lead: say("lead-even", { most }) };
  const first = totals.indexOf(most);
  return {
    aim,
    lead: say("lead-ahead", { me: first === play.seat ? "yes" : "no", who: play.name(first), most, least }),
  };
}
