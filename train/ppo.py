"""A network learns a game by playing against itself: proximal policy optimisation (clipped, with generalised
advantages) at thousands of tables at once. One network for all seats, no reward but the share of what is played for, no
know-how but the rules. At a quarter of the tables one seat learns among earlier states of the network, so that it does
not forget how to beat them.

A game that is played together has no earlier states at its tables, since partners of another time have other
conventions. What judges the decisions while it learns may see all hands there: a network of its own, that is not
written down.

The tables are written in C++ (`train/*_table.cpp`), on an accelerator where there is one (nvcc), else on the processor
(g++). Writes `net.bin` with its papers, as `players/*/net.py` read it, and `nets.toml`, its table for `players/nets.toml`.
"""

import argparse
import ctypes
import json
import struct
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from time import monotonic

import torch
from msgspec.structs import replace
from torch import Tensor, nn

from kermesse.core.game import AnyGame
from kermesse.players.mlp import Papers, Run, digest_of, read_papers, write_net

SEATS = 6
TABLES_OF = (2, 4, 4, 3, 2, 4, 6, 5, 4, 2, 4, 3, 4, 2, 6, 5)  # seats at sixteen tables
HIDDEN = (512, 256)
STEPS = 64  # decisions at each table, before it is learnt from them
FAR = 0.97  # how much of a later surprise is told to a decision
CLIP = 0.2
EPOCHS = 2
NEVER = -1e9
LEAGUE = 4  # one table of so many is played among earlier states
WARM = 10  # iterations in which a network that is gone on with comes to its rate
EACH = 60  # iterations between two states that are kept for it

GPU = torch.cuda.is_available()
DEVICE = "cuda" if GPU else "cpu"
WIDE = torch.float16 if GPU else torch.float32


@dataclass(frozen=True)
class Game:
    rules: AnyGame
    source: Path  # of its tables
    inputs: list[str]  # their names
    actions: int
    kept: int  # of a lesson's last decisions: some are judged by what follows in the next one
    contest: (
        int  # decisions at each table, to hold two networks against each other, or to see how many games a team wins
    )
    tables_of: tuple[int, ...] = TABLES_OF  # seats
    together: bool = False  # all win or nobody does
    secrets: int = 0  # numbers behind the features, that only the judge sees

    @property
    def features(self) -> int:
        return len(self.inputs)

    @property
    def sizes(self) -> tuple[int, ...]:
        return (self.features, *HIDDEN, self.actions + 1)

    @property
    def judge_sizes(self) -> tuple[int, ...]:
        return (self.features + self.secrets, *HIDDEN, 1) if self.secrets else ()


def build(game: Game) -> ctypes.CDLL:
    library = Path(tempfile.mkdtemp()) / "table.so"
    compiler = ["nvcc", "-x", "cu", "-arch=native", "-Xcompiler", "-fPIC"] if GPU else ["g++", "-x", "c++", "-fPIC"]
    subprocess.run([*compiler, "-O3", "-shared", "-o", str(library), str(game.source)], check=True)
    return ctypes.CDLL(str(library))


def stacked(sizes: tuple[int, ...]) -> nn.ModuleList:
    return nn.ModuleList([nn.Linear(one, other) for one, other in pairwise(sizes)])


def forward(layers: nn.ModuleList, x: Tensor) -> Tensor:
    for layer in list(layers)[:-1]:
        x = torch.relu(layer(x))
    return layers[-1](x)  # type: ignore[no-any-return]


class Net(nn.Module):
    """An output for each action, and one for what is expected; beside it the judge, where there is one."""

    def __init__(self, sizes: tuple[int, ...], judge_sizes: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.sizes = sizes
        self.layers = stacked(sizes)
        self.judge = stacked(judge_sizes)
        nn.init.orthogonal_(self.layers[-1].weight, 0.01)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        """Policy and expected value; the value is the judge's, if there is one."""
        found = forward(self.layers, x[:, : self.sizes[0]])
        return found[:, :-1], forward(self.judge, x)[:, 0] if len(self.judge) else found[:, -1]

    def packed(self) -> bytes:
        """The layers as `mlp.read_layers` reads them."""
        parts = [struct.pack(f"<B{len(self.sizes)}H", len(self.sizes) - 1, *self.sizes)]
        for layer in self.layers:
            numbers = torch.cat([layer.bias[None], layer.weight.T]).detach().half().cpu()
            parts.append(numbers.numpy().astype("<f2").tobytes())
        return b"".join(parts)


def write(out: Path, net: Net, papers: Papers) -> None:
    """Write the network, its papers as a table for `players/nets.toml`, and what training can go on from."""
    write_net(out / "net.bin", papers, net.packed())
    (out / "nets.toml").write_text(as_toml(papers))
    torch.save(net.state_dict(), out / "net.pt")


def as_toml(papers: Papers) -> str:
    lines = [f"[{papers.game}]"]
    lines += [f"{name} = {json.dumps(getattr(papers, name))}" for name in ("rules", "inputs", "layers", "commit")]
    for run in papers.runs:
        lines += ["", f"[[{papers.game}.runs]]"]
        lines += [f"{name} = {json.dumps(getattr(run, name))}" for name in run.__struct_fields__]
    return "\n".join(lines) + "\n"


def papers_of(game: Game, given: argparse.Namespace) -> Papers:
    """Papers before the first iteration; those of the network that is gone on with are beside it."""
    before = read_papers(Path(given.start).with_suffix(".bin"))[0].runs if given.start else []
    run = Run(given.seed, " ".join(sys.argv[1:]), given.tables, 0, 0)
    inputs = digest_of(game.inputs)
    return Papers(game.rules.name, game.rules.version, inputs, list(game.sizes), commit(), [*before, run])


def told_in(papers: Papers, iterations: int, seconds: float) -> Papers:
    """The same papers with the figures of the last run."""
    *before, run = papers.runs
    return replace(papers, runs=[*before, replace(run, iterations=iterations, seconds=round(seconds))])


def commit() -> str:
    """The commit of this code, marked if anything is changed since; "unknown" outside a clone."""
    asked = [["git", "rev-parse", "HEAD"], ["git", "status", "--porcelain"]]
    here = Path(__file__).parent
    head, changed = (subprocess.run(one, cwd=here, capture_output=True, text=True, check=False) for one in asked)
    return head.stdout.strip() + (" with changes" if changed.stdout else "") if head.returncode == 0 else "unknown"


class Tables:
    def __init__(self, game: Game, library: ctypes.CDLL, count: int, seed: int, seats: tuple[int, ...] = ()) -> None:
        self.library, self.count = library, count
        seats = seats or game.tables_of
        self.seats = torch.tensor([seats[i % len(seats)] for i in range(count)], dtype=torch.int32, device=DEVICE)
        self.memory = torch.zeros(count * library.table_bytes(), dtype=torch.uint8, device=DEVICE)
        self.x = torch.zeros(count, game.features + game.secrets, dtype=WIDE, device=DEVICE)
        self.may = torch.zeros(count, game.actions, dtype=torch.uint8, device=DEVICE)
        self.who = torch.zeros(count, dtype=torch.int32, device=DEVICE)
        self.over = torch.zeros(count, dtype=torch.uint8, device=DEVICE)
        self.shares = torch.zeros(count, SEATS, dtype=torch.float32, device=DEVICE)
        library.tables_begin(at(self.memory), at(self.seats), ctypes.c_uint64(seed), count)

    def see(self) -> None:
        self.library.tables_see(at(self.memory), at(self.x), at(self.may), at(self.who), self.count)

    def go(self, actions: Tensor) -> None:
        actions = actions.to(torch.int32).contiguous()
        self.library.tables_go(at(self.memory), at(actions), at(self.shares), at(self.over), self.count)
        self.given = actions  # until the tables have read them

    @torch.no_grad()
    def scatter(self, net: Net, steps: int) -> None:
        """Play on, so that they do not all stand at the beginning: where nothing ends nothing can be learnt."""
        for _ in range(steps):
            self.see()
            self.go(drawn(masked(net(self.x.float())[0], self.may)))


def at(tensor: Tensor) -> ctypes.c_void_p:
    return ctypes.c_void_p(tensor.data_ptr())


def masked(logits: Tensor, may: Tensor) -> Tensor:
    return torch.where(may.bool(), logits, NEVER)


def drawn(logits: Tensor) -> Tensor:
    noise = -torch.log(-torch.log(torch.rand_like(logits).clamp_(1e-7, 1 - 1e-7)))
    return (logits + noise).argmax(1)


@torch.no_grad()
def versus(game: Game, library: ctypes.CDLL, net: Net, other: Net, seats: int, seed: int) -> tuple[float, float]:
    """The share of one among others by another network, all as they play when they learn; and its standard error."""
    tables = Tables(game, library, 16_384 if GPU else 256, seed, (seats,))
    me = torch.arange(tables.count, device=DEVICE) % seats
    won, ended = torch.zeros((), device=DEVICE), torch.zeros((), device=DEVICE)
    for _ in range(game.contest):
        tables.see()
        x = tables.x.float()
        one, two = masked(net(x)[0], tables.may), masked(other(x)[0], tables.may)
        tables.go(drawn(torch.where((tables.who == me)[:, None], one, two)))
        over = tables.over.bool()
        won += (tables.shares.gather(1, me[:, None])[:, 0] * over).sum()
        ended += over.sum()
    share, games = float(won / ended.clamp(min=1)), max(1.0, float(ended))
    return share, (share * (1 - share) / games) ** 0.5


@torch.no_grad()
def won_together(game: Game, library: ctypes.CDLL, net: Net, seats: int, seed: int) -> tuple[float, float]:
    """The share of games that a team wins, each at what it thinks best; and its standard error. One game a table, so
    that short ones count no more than long ones.
    """
    tables = Tables(game, library, 16_384 if GPU else 256, seed, (seats,))
    ended = torch.zeros(tables.count, dtype=torch.bool, device=DEVICE)
    won = torch.zeros_like(ended)
    for _ in range(game.contest):
        tables.see()
        tables.go(masked(net(tables.x.float())[0], tables.may).argmax(1))
        over = tables.over.bool()
        won |= over & ~ended & (tables.shares[:, 0] > 0.999)
        ended |= over
    share, games = float(won.sum() / ended.sum().clamp(min=1)), max(1.0, float(ended.sum()))
    return share, (share * (1 - share) / games) ** 0.5


class Lesson:
    """Experience of so many steps at all tables. The first ones were the last of the lesson before: to some decisions
    of those nothing had followed yet that their seat could judge them by.
    """

    def __init__(self, game: Game, count: int) -> None:
        self.kept, self.steps = game.kept, game.kept + STEPS

        def room(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(self.steps, count, *shape, dtype=kind, device=DEVICE)

        self.x, self.may = room(game.features + game.secrets, kind=WIDE), room(game.actions, kind=torch.uint8)
        self.who, self.action = room(kind=torch.int64), room(kind=torch.int64)
        self.chance, self.value, self.shares = room(), room(), room(SEATS)
        self.over, self.mine = room(kind=torch.bool), room(kind=torch.bool)
        self.ahead, self.good = room(), room(kind=torch.bool)

    def _keep(self) -> None:
        self.mine &= ~self.good  # each is learnt from once
        for told in (
            self.x,
            self.may,
            self.who,
            self.action,
            self.chance,
            self.value,
            self.shares,
            self.over,
            self.mine,
        ):
            told[: self.kept] = told[self.steps - self.kept :]

    @torch.no_grad()
    def play(self, tables: Tables, net: Net, old: Net | None) -> None:
        if self.kept:
            self._keep()
        n = tables.count
        first = n - n // LEAGUE
        learner = torch.arange(n, device=DEVICE) % tables.seats
        for t in range(self.kept, self.steps):
            tables.see()
            logits, value = net(tables.x.float())
            logits = masked(logits, tables.may)
            action = drawn(logits)
            mine = torch.ones(n, dtype=torch.bool, device=DEVICE)
            if old is not None:
                mine[first:] = (tables.who == learner)[first:]
                other = drawn(masked(old(tables.x[first:].float())[0], tables.may[first:]))
                action[first:] = torch.where(mine[first:], action[first:], other)
            self.x[t], self.may[t], self.who[t], self.action[t] = tables.x, tables.may, tables.who, action
            self.chance[t] = logits.log_softmax(1).gather(1, action[:, None])[:, 0]
            self.value[t], self.mine[t] = value, mine
            tables.go(action)
            self.over[t], self.shares[t] = tables.over.bool(), tables.shares

    @torch.no_grad()
    def judge(self) -> None:
        """Set the advantage of every decision, seat by seat, from the end back. What is expected where the seat decides
        next stands for all that comes later."""
        later = torch.zeros_like(self.shares[0])
        surprise, known = torch.zeros_like(later), torch.zeros_like(later, dtype=torch.bool)
        for t in reversed(range(self.steps)):
            over = self.over[t][:, None]
            later = torch.where(over, self.shares[t], later)
            surprise = torch.where(over, 0.0, surprise)
            known = known | over
            who = self.who[t][:, None]
            fits = known.gather(1, who)[:, 0]
            ahead = later.gather(1, who)[:, 0] - self.value[t] + FAR * surprise.gather(1, who)[:, 0]
            self.ahead[t] = torch.where(fits, ahead, 0.0)
            self.good[t] = fits & self.mine[t]
            later = later.scatter(1, who, self.value[t][:, None])
            surprise = surprise.scatter(1, who, self.ahead[t][:, None])
            known = known.scatter(1, who, True)


def learn(net: Net, lesson: Lesson, optimiser: torch.optim.Optimizer, variety: float, batch: int) -> tuple[float, ...]:
    x, may = lesson.x.flatten(0, 1), lesson.may.flatten(0, 1)
    action, chance = lesson.action.flatten(), lesson.chance.flatten()
    ahead, value = lesson.ahead.flatten(), lesson.value.flatten()
    good = (lesson.good.flatten() & (may.sum(1) > 1)).nonzero()[:, 0]
    spread = ahead[good].std()
    told = torch.zeros(4, device=DEVICE)
    count = 0
    for _ in range(EPOCHS):
        for some in good[torch.randperm(len(good), device=DEVICE)].split(batch):
            logits, guess = net(x[some].float())
            logs = masked(logits, may[some]).log_softmax(1)
            ratio = (logs.gather(1, action[some][:, None])[:, 0] - chance[some]).exp()
            gain = ahead[some] / spread
            policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            open_mind = -(logs.exp() * logs.clamp(min=-50)).sum(1).mean()
            miss = (guess - (value + ahead)[some]).square().mean()
            optimiser.zero_grad(set_to_none=True)
            (policy + 2.0 * miss - variety * open_mind).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
            told += torch.stack([policy.detach(), miss.detach(), open_mind.detach(), (ratio - 1).abs().mean().detach()])
            count += 1
    return tuple((told / count).tolist())


def train(game: Game, given: argparse.Namespace) -> None:
    papers = papers_of(game, given)
    torch.manual_seed(given.seed)
    torch.set_float32_matmul_precision("high")
    library = build(game)
    net, old = (Net(game.sizes, game.judge_sizes).to(DEVICE) for _ in range(2))
    if given.start:
        net.load_state_dict(torch.load(given.start, map_location=DEVICE))
    optimiser = torch.optim.Adam(net.parameters(), lr=given.rate, eps=1e-5)
    only = (given.seats,) if given.seats else ()
    tables, lesson = Tables(game, library, given.tables, given.seed, only), Lesson(game, given.tables)
    tables.scatter(net, game.contest)
    states: list[dict[str, Tensor]] = []
    random, began = Random(given.seed), monotonic()
    out = Path(given.out)
    out.mkdir(parents=True, exist_ok=True)
    iteration = 0
    while True:
        done = max(iteration / given.iterations, (monotonic() - began) / given.seconds if given.seconds else 0.0)
        if done >= 1:
            break
        for group in optimiser.param_groups:
            group["lr"] = given.rate * (1 - 0.95 * done) * (min(1.0, (iteration + 1) / WARM) if given.start else 1.0)
        among_others = iteration >= EACH and not game.together
        if iteration % EACH == 0 and not game.together:
            states.append({name: one.clone() for name, one in net.state_dict().items()})
        if among_others:
            old.load_state_dict(random.choice(states))
        lesson.play(tables, net, old if among_others else None)
        lesson.judge()
        told = learn(net, lesson, optimiser, given.variety * (1 - 0.9 * done), given.batch)
        if iteration % given.every == 0:
            fights, what = [], "against half as old, 2 and 4 seats: "
            if among_others:
                old.load_state_dict(states[(len(states) - 1) // 2])
                fights = [versus(game, library, net, old, seats, 10**6 + iteration) for seats in (2, 4)]
            elif game.together:
                got = (lesson.shares[..., 0] * lesson.over).sum() / lesson.over.sum().clamp(min=1)
                teams = only or (3, 4, 5, 6)
                what = f"got {float(got):.3f}; won by teams of {', '.join(map(str, teams))}: "
                if iteration:
                    fights = [won_together(game, library, net, seats, 10**6 + iteration) for seats in teams]
            spent = monotonic() - began
            print(
                f"{iteration:5d} {spent:5.0f} s, {(iteration + 1) * STEPS * given.tables / spent:,.0f} decisions/s: policy {told[0]:+.4f}, "
                f"value {told[1]:.4f}, variety {told[2]:.3f}, moved {told[3]:.3f}, ends {float(lesson.over.float().mean()):.4f}; "
                + what
                + " ".join(f"{share:.3f} ± {error:.3f}" for share, error in fights),
                flush=True,
            )
            write(out, net, told_in(papers, iteration + 1, spent))
        iteration += 1
    write(out, net, told_in(papers, iteration, monotonic() - began))
    print(f"{iteration} iterations, {iteration * STEPS * given.tables:,} decisions, {monotonic() - began:.0f} s")


def wishes(description: str, out: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=1200)
    parser.add_argument("--seconds", type=float, default=0, help="end sooner, after so many; 0: never")
    parser.add_argument("--tables", type=int, default=32_768)
    parser.add_argument("--batch", type=int, default=65_536)
    parser.add_argument("--rate", type=float, default=5e-4, help="of learning, at the beginning")
    parser.add_argument(
        "--variety", type=float, default=0.01, help="what it is worth to be undecided, at the beginning"
    )
    parser.add_argument("--every", type=int, default=50, help="iterations between two lines that tell how far it is")
    parser.add_argument("--seats", type=int, default=0, help="at all tables; 0: as the game has them")
    parser.add_argument("--start", default="", help="a net.pt to go on from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default=out)
    return parser.parse_args()
