"""The files under deploy/: the names in them exist, and mean to this server what they say."""

import ipaddress
import json
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
import yaml
from scripts.image_layers import instructions

from kermesse.cli import main
from kermesse.cli.secret_files import SECRETS
from kermesse.server.http.proxies import read_networks
from kermesse.server.storage.limits import NO_LIMITS
from tests.server.house import SOON, house

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
UNIT = (DEPLOY / "kermesse-club.service").read_text("utf-8")
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
ALERTS = yaml.safe_load((DEPLOY / "prometheus" / "alerts.yml").read_text("utf-8"))
DASHBOARD = json.loads((DEPLOY / "grafana" / "dashboards" / "kermesse.json").read_text("utf-8"))
CONTAINERFILE = instructions((DEPLOY / "Containerfile").read_text("utf-8"))
RULES = [rule for group in ALERTS["groups"] for rule in group["rules"]]
ASKED = {rule["alert"]: rule["expr"] for rule in RULES} | {
    f"{panel['title']} {target['refId']}": target["expr"]
    for panel in DASHBOARD["panels"]
    for target in panel["targets"]
}
SELECTOR = re.compile(r"(kermesse_\w+)(?:\{([^}]*)\})?")
BY = re.compile(r"by \(([^)]*)\)")
FROM_PROMETHEUS = {"instance", "job", "le"}


@pytest.fixture
async def families(db):
    """Names on a server's /metrics after a little play: every possible sample, and its labels where it occurred."""
    async with house(db) as home:
        ada = await home.browser().named("Ada")
        page = await ada.open(await ada.new_table(play_now=True, seats=2))
        await page.play()
        assert (await page.act("chat", text="Bonjour"))["done"]
        home.registry.metrics.bye("kicked")
        for result in ("done", "lost"):
            home.registry.metrics.thoughts.labels(result).inc(0)
        text = await home.metrics()
    found: dict[str, set[str]] = {}
    for name, kind in re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE):
        ends = ("_bucket", "_sum", "_count") if kind == "histogram" else ("",)
        found |= {name + end: set() for end in ends}
    for name, labels in re.findall(r"^(kermesse_\w+)(?:\{([^}]*)\})? ", text, re.MULTILINE):
        if name in found:
            found[name] |= set(re.findall(r"(\w+)=", labels))
    return found


async def test_alerts_and_dashboard_ask_for_what_is_counted(families):
    for where, asked in ASKED.items():
        names = SELECTOR.findall(asked)
        assert names or asked == 'up{job="kermesse"} == 0', where
        for name, selected in names:
            assert name in families, where
            wanted = set(re.findall(r"(\w+)=", selected))
            grouped = {label.strip() for by in BY.findall(asked) for label in by.split(",")}
            assert wanted | grouped <= families[name] | FROM_PROMETHEUS, where


async def test_what_is_counted_is_on_the_dashboard(families):
    """Every metric is on the dashboard."""
    shown = {name for asked in ASKED.values() for name, _ in SELECTOR.findall(asked)}
    missing = {name for name in families if not name.endswith(("_created", "_sum", "_count"))} - shown
    assert missing <= {"kermesse_bad_rows", "kermesse_thinkers_lost_total"}


async def test_the_house_is_nearly_full_by_its_own_budget_whatever_that_is(db):
    """The alert's own expression, on what servers of several budgets say."""
    (nearly_full,) = [rule["expr"] for rule in RULES if rule["alert"] == "KermesseNearlyFull"]
    inner, _, share = re.fullmatch(r"(?:max by \(instance\) )?\((.+)\) (>) ([\d.]+)", nearly_full).groups()
    over, under = inner.split(" / ")
    for budget in (1 << 40, 200_000, 100_000):
        async with house(db, replace(NO_LIMITS, house_bytes=budget)) as home:
            counted = dict(re.findall(r"^(\w+) (\S+)$", await home.metrics(), re.MULTILINE))
            much = home.registry.storage.size()
        assert float(counted[under]) == budget
        assert (float(counted[over]) / float(counted[under]) > float(share)) == (much / budget > float(share))
    assert float(share) < 0.9, "from nine tenths on the oldest records make room: it would never stay above"


def test_every_alert_says_what_to_do_and_how_urgent_it_is():
    assert len({rule["alert"] for rule in RULES}) == len(RULES)
    for rule in RULES:
        assert rule["labels"]["severity"] in ("page", "ticket"), rule
        assert rule["annotations"]["summary"]
        assert rule["annotations"]["description"]


def test_the_panels_do_not_lie_on_each_other():
    taken = set()
    for panel in DASHBOARD["panels"]:
        at = panel["gridPos"]
        cells = {(x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])}
        assert not cells & taken, panel["title"]
        assert at["x"] + at["w"] <= 24
        taken |= cells


# ---------------------------------------------------------------- compose

PORT = next(rest for word, rest in CONTAINERFILE if word == "EXPOSE")
SERVERS = [f"{name}:{PORT}" for name, service in COMPOSE["services"].items() if service["image"] == "kermesse"]


def test_compose_names_what_is_there():
    for name, service in COMPOSE["services"].items():
        assert "image" in service, name
        for secret in service.get("secrets", []):
            assert secret in COMPOSE["secrets"], name
        for network in service["networks"]:
            assert network in COMPOSE["networks"]
        for needed in service.get("depends_on", []):
            assert needed in COMPOSE["services"]
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in COMPOSE["volumes"], volume
        for value in service.get("environment", {}).values():
            if str(value).startswith("/run/secrets/"):
                assert value.removeprefix("/run/secrets/") in service["secrets"]


def test_the_server_is_told_what_it_knows():
    server = COMPOSE["services"]["server"]
    settings = server["environment"]
    documented = (ROOT / "docs" / "server.md").read_text("utf-8")
    for name in settings:
        assert f"`{name}`" in documented, name
        assert not name.endswith("_FILE") or name.removesuffix("_FILE") in SECRETS
    (trusted,) = read_networks([settings["KERMESSE_TRUSTED_PROXY"]])
    (config,) = COMPOSE["networks"]["house"]["ipam"]["config"]
    assert trusted == ipaddress.ip_network(config["subnet"])
    drain, grace = int(settings["KERMESSE_DRAIN_SECONDS"]), int(server["stop_grace_period"].removesuffix("s"))
    assert drain + 10 <= grace
    assert (DEPLOY / server["build"]["context"]).resolve() == ROOT
    assert (ROOT / server["build"]["dockerfile"]) == DEPLOY / "Containerfile"


def test_servers_share_a_house_and_nobody_else_reaches_their_broker():
    assert len(SERVERS) == 2
    servers = [COMPOSE["services"][name.split(":")[0]] for name in SERVERS]
    broker = COMPOSE["services"]["nats"]
    for server in servers:
        assert server["environment"]["KERMESSE_BROKER"] == "nats://nats:4222"
        assert set(broker["networks"]) < set(server["networks"])
    assert COMPOSE["networks"]["inside"]["internal"] is True
    assert [name for name, service in COMPOSE["services"].items() if "inside" in service["networks"]] == [
        *(name.split(":")[0] for name in SERVERS),
        "nats",
    ]
    assert "ports" not in broker
    assert len({tuple(server["volumes"]) for server in servers}) == 2, "each has a folder of its own"


def test_prometheus_and_grafana_look_where_the_others_are():
    config = yaml.safe_load((DEPLOY / "prometheus" / "prometheus.yml").read_text("utf-8"))
    (job,) = config["scrape_configs"]
    assert [target for group in job["static_configs"] for target in group["targets"]] == SERVERS
    assert job["authorization"]["credentials_file"] == "/run/secrets/metrics_token"
    assert all((DEPLOY / "prometheus" / name).exists() for name in config["rule_files"])
    (source,) = yaml.safe_load((DEPLOY / "grafana/provisioning/datasources/prometheus.yaml").read_text())["datasources"]
    assert {target["datasource"]["uid"] for panel in DASHBOARD["panels"] for target in panel["targets"]} == {
        source["uid"]
    }
    assert f"reverse_proxy {' '.join(SERVERS)} {{" in (DEPLOY / "Caddyfile").read_text("utf-8")


async def test_prometheus_and_load_balancers_may_call_it_by_another_name(db):
    public = {"public_url": "https://kermesse.example", "metrics_token": "quite-secret"}
    async with house(db, **public) as home:
        inside = home.browser(Host="server:8000")
        assert (await inside.get("/readyz"))[0] == 200
        assert (await inside.get("/healthz"))[0] == 200
        assert (await inside.get("/metrics"))[1]["code"] == "other_host"
        assert (await inside.get("/api/games"))[1]["code"] == "other_host"
        scraper = home.browser(Host="server:8000", Authorization="Bearer quite-secret")
        assert (await scraper.get("/metrics"))[0] == 200
        assert (await scraper.get("/api/games"))[1]["code"] == "other_host"


# ---------------------------------------------------------------- the image, the unit


def test_the_image_runs_as_nobody_in_particular_and_says_how_it_is():
    last = CONTAINERFILE[max(number for number, (word, _) in enumerate(CONTAINERFILE) if word == "FROM") :]
    steps = dict(last)
    assert steps["USER"] == "10001:10001"
    assert "/healthz" in steps["HEALTHCHECK"]
    assert (json.loads(steps["ENTRYPOINT"]), json.loads(steps["CMD"])) == (["kermesse"], ["serve"])
    assert steps["STOPSIGNAL"] == "SIGTERM"
    copied = [rest.split()[-2] for word, rest in CONTAINERFILE if word == "COPY" and "--from" not in rest]
    assert all((ROOT / name).exists() for name in copied)
    for name in re.findall(r"requirements/\w+\.txt", " ".join(rest for _, rest in CONTAINERFILE)):
        assert (ROOT / name).exists(), name


def test_the_unit_starts_the_server_by_settings_that_it_knows_as_nobody_in_particular():
    section, found = "", {}
    for line in UNIT.splitlines():
        if line.startswith("["):
            section = line
        elif line and not line.startswith("#"):
            name, _, value = line.partition("=")
            assert (section, name) not in found, f"{name} is said twice"
            found[section, name] = value
    unit = {name: value for (where, name), value in found.items() if where == "[Service]"}
    program, command, *words = unit["ExecStart"].split()
    assert (program, words) == ("/opt/kermesse/bin/kermesse", [])
    assert command in main.commands
    documented = (ROOT / "docs" / "server.md").read_text("utf-8")
    settings = dict(one.split("=", 1) for one in unit["Environment"].split())
    assert [name for name in settings if f"`{name}`" not in documented] == []
    assert [str(one) for one in read_networks([settings["KERMESSE_TRUSTED_PROXY"]])] == ["127.0.0.1/32"]
    assert settings["KERMESSE_HOST"] == "127.0.0.1", "TLS is a proxy's business"
    closed = ("DynamicUser", "NoNewPrivileges", "ProtectHome", "PrivateDevices", "PrivateTmp", "RestrictNamespaces")
    assert [name for name in closed if unit.get(name) != "yes"] == []
    assert (unit["ProtectSystem"], unit["CapabilityBoundingSet"]) == ("strict", "")


def test_systemd_reads_the_unit_and_finds_it_closed(tmp_path):
    if shutil.which("systemd-analyze") is None:
        pytest.skip("the unit is for machines with systemd, and this has none to read it; what it says is tested above")
    unit = tmp_path / "kermesse-club.service"
    unit.write_text(UNIT.replace("/opt/kermesse/bin/kermesse", "/bin/true"))  # which need not be installed here
    done = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, timeout=SOON, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(unit)],
        capture_output=True,
        text=True,
        timeout=SOON,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-200:]


def test_the_units_settings_are_known():
    documented = (ROOT / "docs" / "server.md").read_text("utf-8")
    names = re.findall(r"(KERMESSE_[A-Z_]+)=", (DEPLOY / "kermesse-club.service").read_text("utf-8"))
    assert len(names) > 3
    assert all(f"`{name}`" in documented for name in names)
