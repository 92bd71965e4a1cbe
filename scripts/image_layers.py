"""The steps of `deploy/Containerfile`, done in a clean root of this machine's own, without a container engine.

    python scripts/image_layers.py build/image            # as root on Linux; minutes, since the engine is compiled
    python scripts/image_layers.py build/image --plain    # KERMESSE_PLAIN=1
    python scripts/image_layers.py build/image --serve    # and then ENTRYPOINT with CMD, and HEALTHCHECK

Each stage is an empty folder that is made the root of the processes in it (chroot in a mount namespace); this machine's
programs stand in it read-only, in the place of the base image. So FROM and steps with apt-get are not done: that the
base image can be fetched, and that Debian's compiler is found there, is not tried. Everything else is.
"""

import argparse
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
CONTAINERFILE: Final = ROOT / "deploy" / "Containerfile"
PASSED_ON: Final = (
    "HTTP_PROXY",
    "HTTPS_PROXY",
    "NO_PROXY",
    "PIP_INDEX_URL",
    "UV_INDEX_URL",
    "UV_DEFAULT_INDEX",
    "PIP_CERT",
    "SSL_CERT_FILE",
    "UV_SYSTEM_CERTS",
    "NODE_USE_SYSTEM_CA",
    "NODE_EXTRA_CA_CERTS",
    "npm_config_registry",
)
PATIENCE: Final = 120.0  # seconds for a server to answer

# Run as the first process of a mount namespace: $1 is the new root.
ENTER: Final = """
set -e
root=$1; shift
for part in usr; do mkdir -p $root/$part; mount --bind /$part $root/$part; mount -o remount,bind,ro $root/$part; done
for link in bin sbin lib lib64; do [ -L /$link ] && ln -sfn "$(readlink /$link)" $root/$link; done
mkdir -p $root/etc $root/proc $root/dev $root/tmp
for file in passwd group hosts resolv.conf nsswitch.conf ssl ca-certificates ld.so.cache alternatives pip.conf; do
  [ -e /etc/$file ] || continue
  if [ -d /etc/$file ]; then mkdir -p $root/etc/$file; else touch $root/etc/$file; fi
  mount --bind "$(readlink -f /etc/$file)" $root/etc/$file
done
mount -t proc proc $root/proc 2>/dev/null || mount --rbind /proc $root/proc
mount --rbind /dev $root/dev
chmod 1777 $root/tmp
exec "$@"
"""


@dataclass
class Stage:
    name: str
    root: Path
    env: dict[str, str] = field(default_factory=dict)
    workdir: str = "/"
    user: str = "0:0"
    entrypoint: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)


def instructions(text: str) -> list[tuple[str, str]]:
    """Yield each instruction of a Containerfile, and its arguments."""
    lines = [line for line in text.split("\n") if line.strip() and not line.lstrip().startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ")
    return [
        (word.upper(), rest.strip()) for word, _, rest in (line.strip().partition(" ") for line in joined.split("\n"))
    ]


def build(out: Path, args: dict[str, str]) -> Stage:
    """Return the last stage, built with everything in it."""
    stages: list[Stage] = []
    for word, rest in instructions(CONTAINERFILE.read_text("utf-8")):
        if word == "FROM":
            name = rest.partition(" AS ")[2] or str(len(stages))
            root = out / name
            shutil.rmtree(root, ignore_errors=True)
            root.mkdir(parents=True)
            stages.append(Stage(name, root, {"PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/root"}))
            print(f"== {name} (in the place of {rest.split()[0]}: this machine's programs)")
            continue
        print(f"-- {word} {rest}", flush=True)
        step(stages, word, rest, args)
    return stages[-1]


def step(stages: list[Stage], word: str, rest: str, args: dict[str, str]) -> None:
    stage = stages[-1]
    match word:
        case "ARG":
            name, _, default = rest.partition("=")
            stage.env[name] = args.get(name, default)
        case "ENV":
            stage.env |= dict(part.split("=", 1) for part in shlex.split(rest))
        case "WORKDIR":
            stage.workdir = rest
            inside(stage, rest).mkdir(parents=True, exist_ok=True)
        case "USER":
            stage.user = rest
        case "COPY":
            copy(stages, stage, shlex.split(rest))
        case "RUN" if rest.startswith("apt-get"):
            print("   not done: this machine has its own")
        case "RUN":
            subprocess.run(entered(stage, ["sh", "-c", rest]), check=True)
        case "ENTRYPOINT":
            stage.entrypoint = json.loads(rest)
        case "CMD":
            stage.command = json.loads(rest)
        case "HEALTHCHECK":
            stage.health = json.loads(rest[rest.index("CMD ") + 4 :])
        case "VOLUME" | "EXPOSE" | "STOPSIGNAL":
            pass
        case _:
            sys.exit(f"{word} is not known here: teach this script, or write it otherwise")


def inside(stage: Stage, path: str) -> Path:
    return stage.root / os.path.normpath(os.path.join(stage.workdir, path)).lstrip("/")


def copy(stages: list[Stage], stage: Stage, words: list[str]) -> None:
    *sources, to = [word for word in words if not word.startswith("--")]
    origin = next((word.removeprefix("--from=") for word in words if word.startswith("--from=")), "")
    for source in sources:
        if origin:
            where = next(one.root for one in stages if one.name == origin) / source.lstrip("/")
            shutil.copytree(where, inside(stage, to), symlinks=True, dirs_exist_ok=True)
        else:
            context(source, inside(stage, to))


def context(source: str, to: Path) -> None:
    """Return the files that git tracks, which are those that .dockerignore leaves."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", source],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        there = to / os.path.relpath(name, source)
        there.parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).exists():
            shutil.copy2(ROOT / name, there)


def entered(stage: Stage, command: list[str]) -> list[str]:
    """Return that command, run in the stage's root as its user, with nothing of this environment but what the network
    needs.
    """
    env = {
        name: os.environ[name] for name in (*PASSED_ON, *map(str.lower, PASSED_ON)) if name in os.environ
    } | stage.env
    words = [f"{name}={value}" for name, value in env.items()]
    there = ["sh", "-c", 'cd "$0" && exec "$@"', stage.workdir, *command]
    change = ["chroot", f"--userspec={stage.user}", str(stage.root), "env", "-i", *words, *there]
    return ["unshare", "--mount", "--propagation", "private", "sh", "-c", ENTER, "sh", str(stage.root), *change]


def serve(stage: Stage, port: str) -> None:
    """Start the image's command, ask for its health, and stop it as a container engine would."""
    stage.env |= {"KERMESSE_PORT": port, "KERMESSE_HOST": "127.0.0.1"}
    server = subprocess.Popen(entered(stage, [*stage.entrypoint, *stage.command]))
    try:
        ends = time.monotonic() + PATIENCE
        while subprocess.run(entered(stage, stage.health), check=False, capture_output=True).returncode:
            if server.poll() is not None or time.monotonic() > ends:
                sys.exit("the server is not healthy")
            time.sleep(0.5)
        print("healthy, as user", stage.user)
    finally:
        server.send_signal(signal.SIGTERM)  # every step before it was replaced by the next: this is the server itself
        code = server.wait(PATIENCE)
    print("ended with", code)
    sys.exit(code)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path)
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--serve", action="store_true")
    parser.add_argument("--port", default="8765")
    given = parser.parse_args()
    if sys.platform != "linux" or os.geteuid() != 0:
        sys.exit("this needs Linux and root, for chroot and mounts")
    stage = build(given.out.resolve(), {"KERMESSE_PLAIN": "1" if given.plain else "0"})
    print(f"{stage.root}: the image's files")
    if given.serve:
        serve(stage, given.port)


if __name__ == "__main__":
    main()
