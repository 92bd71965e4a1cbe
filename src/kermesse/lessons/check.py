"""Checks that a lesson can be completed: plays everything that it accepts and looks up every message that it uses."""

from collections.abc import Iterator
from random import Random

from kermesse import words
from kermesse.core.chance import seed_from
from kermesse.core.clock import NEVER, Millis
from kermesse.core.game import AnyGame, BadPosition, Command, Refused
from kermesse.core.tags import snake_case
from kermesse.lessons.coach import coach_says
from kermesse.lessons.command_pattern import fitting, in_words
from kermesse.lessons.lesson import LETTERS, BadLesson, Beat, Lesson, Step
from kermesse.lessons.lesson_run import LessonRun
from kermesse.lessons.problem import Problem
from kermesse.players import UnknownBot, make_bot, offered
from kermesse.players.table import BotError, play_out

MOST_WAYS = 500  # through one step
LONGEST_WAIT: Millis = 300_000  # until a command that was asked for becomes legal by itself
MOST_MOVES = 2_000  # of free play
TRIES = 5  # at a stretch of free play


def complaints(game: AnyGame, lesson: Lesson, where: str) -> Iterator[str]:
    """Faults of a lesson, one line each: file, step, fault."""
    if not lesson.step:
        yield f"{where}: a lesson has at least one step"
    for which in ("", "why"):
        yield from _unsaid(game, "-".join(filter(None, ("lesson", lesson.name, which))), where)
    ids = [step.id for step in lesson.step]
    for step in lesson.step:
        here = f"{where}, step '{step.id}'"
        if ids.count(step.id) > 1:
            yield f"{here}: there are several of that name"
        for which in (
            "",
            "won",
            *(name for beat in step.beat for name in (beat.say, beat.lost, *beat.wrong.values()) if name),
        ):
            yield from _unsaid(game, lesson.words(step, which), here)
        yield from (f"{here}: {why}" for why in _step(game, step))


def complaints_of_problems(game: AnyGame, problems: tuple[Problem, ...], where: str) -> Iterator[str]:
    """Faults of a file of problems, one line each: file, problem, fault."""
    if not problems:
        yield f"{where}: there is no problem in it"
    ids = [problem.id for problem in problems]
    for problem in problems:
        here = f"{where}, problem '{problem.id}'"
        if ids.count(problem.id) > 1:
            yield f"{here}: there are several of that name"
        for which in ("", "won"):
            yield from _unsaid(game, problem.words(which), here, "problems")
        (step,) = problem.step
        found = list(_step(game, step)) if problem.dealt is None or not problem.position else ["it has two beginnings"]
        yield from (f"{here}: {why}" for why in found or _answers(game, problem))


def _answers(game: AnyGame, problem: Problem) -> Iterator[str]:
    """Faults in a problem's listed answers: missing legal commands, and others worth as much as the best."""
    (step,) = problem.step
    course = LessonRun(game, step)
    legal = [command for command in course.match.legal(step.learner) if not command.side_command]
    if all(course.answer(command) is None for command in legal):
        yield "whatever is legal solves it"
    for pattern in problem.worth:
        if not fitting(pattern, legal):
            yield f"worth of '{pattern}', which is not legal there"
    if problem.worth and (lacking := [one for one in problem.best if one not in problem.worth]):
        yield f"what {lacking} is worth is not said"
    best, second = problem.worth_of_best(), problem.next_best()
    if best is not None and second is not None and best <= second:
        yield f"its best answer is worth {best}, and another {second}"


def _unsaid(game: AnyGame, message: str, here: str, part: str = "lessons") -> Iterator[str]:
    for language in words.LANGUAGES:
        if not words.has_message(game.name, language, message):
            yield f"{here}: '{message}' is not said in {language} ({part}.{language}.ftl)"
            continue
        try:
            coach_says(game.name, language, message)
        except ValueError as error:
            yield f"{here}: {error}"


def _step(game: AnyGame, step: Step) -> Iterator[str]:
    if len(step.seat) != 1 or step.seat not in LETTERS:
        yield f"seat '{step.seat}' is no seat; seats are A, B, C..."
        return
    try:
        course = LessonRun(game, step)
    except BadPosition as error:
        yield f"the position cannot be read: {error}"
        return
    except (BadLesson, Refused) as error:
        yield f"before it begins: {error}"
        return
    if step.learner >= course.match.seats:
        yield f"the learner sits at {step.seat}, but there are {course.match.seats} seats"
        return
    if not step.beat:
        yield "it has no beat, so there is nothing to do"
        return
    events = {snake_case(kind.__name__): kind for kind in game.event_types}
    for number, beat in enumerate(step.beat, 1):
        if sum(map(bool, (beat.you, beat.others, beat.until))) != 1:
            yield f"beat {number} has to be one of: you, others, until"
            return
        name, *terms = beat.until.split() or [""]
        if beat.until and name not in events:
            yield f"beat {number}: there is no event '{name}' in {game.name}"
            return
        for term in terms:
            field, equals, _ = term.partition("=")
            if not equals and term not in LETTERS[: course.match.seats]:
                yield f"beat {number}: until = '{beat.until}': there is no seat '{term}'"
                return
            if (field if equals else "seat") not in events[name].__struct_fields__:
                yield f"beat {number}: until = '{beat.until}': the event does not tell '{field if equals else 'seat'}'"
                return
    yield from sorted(set(_ways(game, course)))


def _ways(game: AnyGame, course: LessonRun) -> Iterator[str]:
    """Play every accepted command, and each reply, to the end of the step."""
    open_ways, gone = [course], 0
    foreseen = {(number, pattern) for number, beat in enumerate(course.step.beat, 1) for pattern in beat.wrong}
    while open_ways:
        way = open_ways.pop()
        gone += 1
        if gone > MOST_WAYS:
            yield f"there are more than {MOST_WAYS} ways through it: accept less"
            return
        number = way.number
        try:
            for why, onward in _beat(game, way, foreseen):
                if why:
                    yield f"beat {number}: {why}"
                if onward is not None and onward.beat is not None:
                    open_ways.append(onward)
        except (BadLesson, Refused, BotError, UnknownBot) as error:
            yield f"beat {number}: {error}"
    for number, pattern in sorted(foreseen):
        yield f"beat {number}: wrong = '{pattern}' fits nothing that is legal and not accepted"


def _beat(game: AnyGame, way: LessonRun, foreseen: set[tuple[int, str]]) -> Iterator[tuple[str, LessonRun | None]]:
    beat = way.beat
    assert beat is not None
    if beat.others:
        doing = way.next_of_others()
        assert doing is not None
        way.play(*doing, way.match.now)
        yield "", way
    elif beat.until:
        yield from _play_freely(game, way, beat)
    else:
        yield from _asked(game, way, beat, foreseen)


def _asked(
    game: AnyGame, way: LessonRun, beat: Beat, foreseen: set[tuple[int, str]]
) -> Iterator[tuple[str, LessonRun | None]]:
    """Try every command at a beat. Removes from `foreseen` each wrong answer that really is legal there."""
    seat, match = way.step.learner, way.match
    if not game.real_time and match.deadline() < NEVER:
        yield "a clock runs while the learner reads: write 'option timers=off' into the position", None
    legal = _once_legal(way, beat)
    if not legal:
        known = ", ".join(" ".join(in_words(command)) for command in match.legal(seat)[:8]) or "nothing"
        yield f"it cannot be won: none of {list(beat.you)} is legal; {way.step.seat} can: {known}", None
        return
    accepted: list[Command] = []
    for pattern in beat.you:
        found = [command for command in fitting(pattern, legal) if command not in accepted]
        if not found:
            yield f"you = '{pattern}' fits nothing that is legal and not accepted already", None
        accepted += found
    for pattern in beat.wrong:
        if any(command not in accepted for command in fitting(pattern, legal)):
            foreseen.discard((way.number, pattern))
    for command in accepted:
        onward = way.fork()
        onward.play(seat, command, onward.match.now)
        yield "", onward


def _once_legal(way: LessonRun, beat: Beat) -> list[Command]:
    """The legal commands as soon as one of those asked for is legal: sand may have to run first."""
    match, seat, end = way.match, way.step.learner, way.match.now + LONGEST_WAIT
    while True:
        legal: list[Command] = match.legal(seat)
        if any(fitting(pattern, legal) for pattern in beat.you):
            return legal
        if match.deadline() > end:
            return []
        for step in match.advance(match.deadline()):
            way.hear(step.events)


def _play_freely(game: AnyGame, way: LessonRun, beat: Beat) -> Iterator[tuple[str, LessonRun | None]]:
    """Let bots play all seats, the learner's too, until the awaited event; if the game ends without it, try again."""
    for attempt in range(TRIES):
        trial = way.fork()
        _play_on(game, trial, beat, Random(seed_from("lesson", way.step.id, attempt).hex()))
        if trial.beat is not beat:
            yield "", trial
            return
        if not trial.lost:
            yield f"'{beat.until}' did not happen in {MOST_MOVES} moves", None
            return
        if not beat.lost:
            yield f"the game can end without '{beat.until}': write what is said then, as in lost = \"again\"", None
    yield f"'{beat.until}' did not happen in any of {TRIES} games", None


def _play_on(game: AnyGame, way: LessonRun, beat: Beat, random: Random) -> None:
    match, level = way.match, beat.bots or offered(game)[0]
    bots = [make_bot(game, level, seat, match.seats, random) for seat in range(match.seats)]
    for count, step in enumerate(play_out(match, bots)):
        way.hear(step.events)
        if way.beat is not beat or count > MOST_MOVES:
            return
