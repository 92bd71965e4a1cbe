"""Advice for each breach, by the words of the law (`demand`); a test holds that every breach has a line."""

from typing import Final

_REPLAY = "keep all that matters in the state, and draw by state.chance under a name that is new each time"
_HIDE = "show there only what this viewer may know by the rules; redraw and imagine say what is hidden"
_ONE_PLACE = "move things, never copy or drop them; census counts them all"
_OWNER = "declare whose the field is, Annotated[…, Only(…)] (core/secrecy.py), or show it to nobody else"
_RANKS = "ranks begin with 1 for those who win; a tie shares a rank, and the next rank counts those before it"
_TIME = "a deadline is kept in the state when a decision opens; deadline reads it and changes nothing"
_JSON = "keep to types that JSON has: lists, not tuples or sets, where the type says list; structs, texts, numbers"
_COPY = "let copy make new lists, or leave it to core/copying.py"
_LISTED = "let legal and apply ask the same questions of the rules"
_STUCK = "let awaiting name somebody who has a command, or deadline a time; or let outcome say how it ended"
_REFUSE = "find every reason to refuse before the first change"
_NUMBERS = "let kinds list every value that each parameter can have, each once"
_PACE = "let deadline and the table of decisions (PACE) say the same"

ADVICE: Final[dict[str, str]] = {
    "random play did not end": "give the game an end that random play reaches: a last turn, or a deck that runs out",
    "nobody can act, nothing falls due, and the game is not over": _STUCK,
    "a seat is awaited, nobody has a command, and nothing falls due": _STUCK,
    "a deadline was reached and nothing fell due": "let expire do what the rules say when time is over, and tell it",
    "a listed command was refused": _LISTED,
    # replay
    "the log rebuilds a state that never was": _REPLAY,
    "the log rebuilds another end": _REPLAY,
    "the log rebuilds another outcome": _REPLAY,
    "the log rebuilds a game in which a command is refused": _REPLAY,
    "played unheard it comes to another end": "let apply_unheard and expire_unheard change what apply and expire change",
    # no_leak
    "the view leaks": _HIDE,
    "who is awaited leaks": f"{_HIDE}; whoever has answered in secret stays awaited (answered)",
    "the deadline leaks": _HIDE,
    "the legal commands leak": f"{_HIDE}; list also what a seat cannot know to be in vain",
    "the refusal of a command leaks": f"{_HIDE}; a refusal's reason may rest on what the seat knows alone",
    "a command of this viewer is refused in a state alike to them": f"{_HIDE}; legal may rest on the view alone",
    "an event tells more than the view does": f"{_OWNER}; what is shown for a moment alone is REVEALED",
    "a state alike lost or made a thing": f"redraw and imagine deal out the same things: {_ONE_PLACE}",
    "nothing was ever imagined otherwise: this law looked at nothing": (
        "let imagine and redraw draw what is hidden anew; if nothing is hidden, say perfect_information=True"
    ),
    # legal_means_legal
    "a command that is not listed was done": _LISTED,
    "a legal command is listed twice": "list each command once; of equivalent ones, one (canonical)",
    "a refused command changed the state": _REFUSE,
    "refused commands changed the state together": _REFUSE,
    "a refusal rests on no rule": 'name the rule: Refused("code", "R7")',
    "a refusal has no sentence": "write refused-<code> in both languages, with no other arguments than it is given",
    # it_ends
    "there is nothing to count: this law looked at nothing": "export census: all things that are in one place, by kind",
    "a thing was lost or made": _ONE_PLACE,
    "a seat is awaited and can ask nothing": "await only those who have a command, or say that they have answered",
    "a number's command has another number": _NUMBERS,
    "a number leads to another command": _NUMBERS,
    "a legal command has no number": _NUMBERS,
    "more is legal than can be read": "ask in two steps what has more than 200 answers",
    "what is legal is longer than can be sent": "ask in two steps, or give commands shorter parameters",
    "playouts choose among other commands than are legal": "let decisions list what legal lists, without side commands",
    "a guarded command answers nothing": "let guards number the question that the command answers",
    "the game is over and somebody is awaited": "let awaiting be empty once outcome has an answer",
    "the game is over and something falls due": "let deadline be NEVER once outcome has an answer",
    "an outcome ranks every seat": "give outcome a rank and a score for every seat",
    "some win and some do not, and they played together": "a cooperative game is won by all or by nobody",
    "those who play together are placed apart": "in a cooperative game every rank is 1",
    "those who win are not those who rank first": _RANKS,
    "a rank that nobody stands above": _RANKS,
    "a return beyond -1 and 1": _RANKS,
    "those who play together are given different returns": _RANKS,
    "returns do not sum to nought": _RANKS,
    "a side is placed apart from itself": "give all seats of a side the same rank",
    "a field is told to others than its owners": _OWNER,
    "an event is noticed by others than those whose it is": _OWNER,
    "an event is not told as it says itself": "leave seen to the declarations on the event's fields",
    "what is told depends on a field of others": _OWNER,
    "viewers differ in a field that says nothing of whose it is": _OWNER,
    "a view shows a field of others": f"let view leave it empty for this viewer: {_OWNER}",
    "viewers are shown something else among others": "let views build for each viewer what view builds",
    # round_trip
    "an event does not survive JSON": _JSON,
    "a command does not survive JSON": _JSON,
    "a state does not survive JSON": _JSON,
    "a view does not survive JSON": _JSON,
    "a state read back shows another view": _JSON,
    "a copy differs": _COPY,
    "playing on a copy changed the original": _COPY,
    # time
    "a deadline has passed and did not fall": _TIME,
    "time handed over in large steps gives another game": _TIME,
    "time handed over in small steps gives another game": _TIME,
    "the match goes by another deadline than the rules": _TIME,
    # nothing_is_hidden
    "viewers differ in a game in which nothing is hidden": "show all viewers the same, or take perfect_information away",
    # pace
    "a decision is not in the table": _PACE,
    "a decision has a limit, and should have none": _PACE,
    "a decision has no limit, and should have one": _PACE,
    "a decision has longer than the table says": _PACE,
    "a decision never has the time that the table says": _PACE,
}
