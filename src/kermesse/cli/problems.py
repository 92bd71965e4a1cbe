"""`kermesse problem`: to find problems, and to weigh those that were found."""

from pathlib import Path

import click

from kermesse.cli.reading import Between, Wrong, catalogue_with, check_seats, game_of, options_of, read_file
from kermesse.cli.waiting import progress


@click.group()
def problem() -> None:
    """Problems: positions with a best move (docs/writing-lessons.md).

    \b
    Examples:
      kermesse problem mine kraaw --seats 2 --option wins_to_game=1 --option timers=off -o found
      kermesse problem weigh found
    """


@problem.command()
@click.argument("game")
@click.option("--seats", type=int, help="Number of players; by default as few as can play.")
@click.option("--games", "count", type=click.IntRange(1), default=10, show_default=True, help="How many games.")
@click.option("--first", type=click.IntRange(0), default=0, show_default=True, help="The number of the first game.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed finds the same.")
@click.option(
    "--from", "begin", type=Between(0, 1), default=0.5, show_default=True, help="From which part of a game on."
)
@click.option(
    "--close",
    type=Between(0, 1),
    default=0.0,
    show_default=True,
    help="Only games whose second has at least this share of the first's score.",
)
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."
)
@click.option(
    "-o", "--output", type=click.Path(dir_okay=False, path_type=Path), required=True, help="The file to write to."
)
def mine(
    game: str,
    seats: int | None,
    count: int,
    first: int,
    seed: int,
    begin: float,
    close: float,
    options: tuple[str, ...],
    output: Path,
) -> None:
    """Play bots against each other and write down every choice that has a best answer by a clear margin."""
    from kermesse.lab.arena import changed_options
    from kermesse.lab.miner import MiningPlan, as_toml, mine_game

    chosen = game_of(catalogue_with(()), game)
    seats = check_seats(chosen, seats or chosen.seats.start)
    read = options_of(chosen, seats, options)
    plan = MiningPlan(chosen, seats, read, changed_options(chosen, read), seed, begin, close)
    found = 0
    try:
        with output.open("w", encoding="utf-8") as file, progress(f"{chosen.name}, games dug") as advance:
            file.write(f'game = "{chosen.name}"\n')
            file.flush()
            for done in range(count):
                advance(done, count)
                for finding in mine_game(plan, first + done):
                    found += 1
                    file.write("\n" + as_toml(finding, f"mined-{seed}-{first + done}-{found}"))
                    file.flush()
                    click.echo(f"game {first + done}: {finding.kind}, margin {finding.margin.mean:.0f}", err=True)
    except OSError as error:
        raise Wrong(f"{output}: {error.strerror}") from None
    click.echo(f"{output}: {found} problems in {count} games")


@problem.command(name="weigh")
@click.argument("files", nargs=-1, type=click.Path(path_type=Path))
@click.option("--worlds", type=click.IntRange(10), default=400, show_default=True, help="How many are imagined.")
@click.option("--seed", type=int, default=1, show_default=True, help="Other worlds for another seed.")
def weigh_anew(files: tuple[Path, ...], worlds: int, seed: int) -> None:
    """Weigh the answers of problems anew, in other worlds than the miner's; without FILES, of all games.
    Exit code 2 if an answer that is called the best is not clearly that."""
    from kermesse.lab.verifying import doubts
    from kermesse.lessons.lesson import BadLesson
    from kermesse.lessons.problem import problem_files, read_problems

    catalogue = catalogue_with(())
    texts = [(str(file), read_file(file)) for file in files] or [
        (f"{game}/{file.name}", file.read_text("utf-8")) for game in catalogue for file in problem_files(game)
    ]
    found: list[str] = []
    try:
        problems = [(where, one) for where, text in texts for one in read_problems(text, where)]
        with progress("problems weighed") as advance:
            for done, (where, one) in enumerate(problems):
                advance(done, len(problems))
                for doubt in doubts(game_of(catalogue, one.game), one, worlds, f"again {seed} {one.id}"):
                    found.append(f"{where}, problem '{one.id}': {doubt}")
                    click.echo(found[-1], err=True)
    except BadLesson as error:
        raise Wrong(str(error)) from None
    if found:
        raise Wrong(f"{len(found)} answers are in doubt")
    click.echo(f"weighed in {worlds} worlds each: every best answer is the best")
