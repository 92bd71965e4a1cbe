// Bots by socket. Games of turns: two at each table, one move at a time, the next when both have heard of the last. The
// small game never ends; when a game is over its people take another table. Chronos: ten at each table, all at once, each
// every few hundred milliseconds; what is measured is from a command to the last of the seats that are told of it, less
// the 120 ms for which every command is held (the pings stay unanswered, so that no credit for lag shortens it).
// node load.cjs small|kraaw|boardgame|chronos URL TABLES SECONDS -> one line of JSON: moves, moves/s, p50 and p99 in ms, its own
// processor seconds.
// Several URLs, with commas, are doors of one house: tables are made at each in turn, and their pages come to the same door, or
// with LOAD_ANY_DOOR each to the next one.
const { io } = require("socket.io-client");
const { act, open } = require("./page.cjs");

const [, , which, url, tablesGiven, secondsGiven] = process.argv;
const TABLES = Number(tablesGiven);
const SECONDS = Number(secondsGiven);
const WARM_UP = 12_000; // ms: a server of ours reads its words and starts its clerks in its first seconds
const PAUSE = Number(process.env.LOAD_PAUSE ?? 0); // ms before each move: at 0 as fast as can be
const DOORS = url.split(",");
const ANY_DOOR = Boolean(process.env.LOAD_ANY_DOOR);
const MASTERS = Number(process.env.LOAD_MASTERS ?? 0); // tables of three masters beside, which are not measured

let measuring = false;
let moves = 0;
const times = [];

function heard(began, held = 0, ended = performance.now()) {
  if (!measuring) return;
  moves += 1;
  times.push(ended - began - held);
}

const pick = (things) => things[Math.floor(Math.random() * things.length)];

// ---------------------------------------------------------------- Kermesse

async function kermesseTable() {
  const pages = await sitDown(2, which === "kraaw" ? { crow_choice: "auto" } : {});
  await new Promise((over) => play(pages, over));
  for (const one of pages) one.close();
}

let made = 0; // tables

async function sitDown(seats, options) {
  const first = made++;
  const door = (seat) => DOORS[(first + (ANY_DOOR ? seat : 0)) % DOORS.length];
  const headers = { "content-type": "application/json" };
  const wish = { game: which, seats, options };
  const answer = await fetch(`${door(0)}/api/tables`, { method: "POST", headers, body: JSON.stringify(wish) });
  const cookie = answer.headers.get("set-cookie").split(";")[0];
  const { id } = await answer.json();
  const pages = [await page(door(0), id, { cookie })];
  while (pages.length < seats) {
    pages.push(await page(door(pages.length), id, {}));
    await act(pages.at(-1), "sit");
  }
  await act(pages[0], "start");
  return pages;
}

const page = (door, id, headers) => open(door, id, { headers }, which !== "chronos");

function play(pages, over) {
  let began = 0;
  let waiting = 0;
  let made = 0;
  const stepped = () => {
    waiting -= 1;
    if (waiting > 0) return;
    if (made) heard(began);
    if (pages[0].position.outcome) return over();
    const mover = pages.find((one) => one.position.legal.length > 0);
    made += 1;
    waiting = 2;
    const move = () => {
      began = performance.now();
      mover.send(JSON.stringify({ type: "do", id: `m${made}`, command: pick(mover.position.legal) }));
    };
    if (PAUSE) setTimeout(move, PAUSE * (0.5 + Math.random()));
    else move();
  };
  const start = () => {
    if (!pages.every((one) => one.position)) return;
    for (const one of pages) one.stepped = stepped;
    waiting = 1;
    stepped();
  };
  for (const one of pages) one.stepped = start;
  start();
}

// ---------------------------------------------------------------- tables of bots that look far ahead

async function masterTable() {
  const headers = { "content-type": "application/json" };
  const wish = { game: "kraaw", seats: 4, play_now: true, level: "master" };
  const answer = await fetch(`${url}/api/tables`, { method: "POST", headers, body: JSON.stringify(wish) });
  const cookie = answer.headers.get("set-cookie").split(";")[0];
  const mine = await page(url, (await answer.json()).id, { cookie });
  let made = 0;
  mine.refused = () => {}; // a bot was quicker
  await new Promise((over) => {
    mine.stepped = () => {
      if (mine.position.outcome) return over();
      if (!mine.position.legal.length) return;
      made += 1;
      mine.send(JSON.stringify({ type: "do", id: `m${made}`, command: pick(mine.position.legal) }));
    };
  });
  mine.close();
}

// ---------------------------------------------------------------- Chronos: everybody at once

const HELD = 120; // the server's hold window, ms
const SHORT_SAND = { time_scale: 0.5, timer_mean_ms: 10000 };
const AT_ONCE = { start_mode: "all", look_ms: 0, countdown_ms: 0, timers: "fast" };
const SAYS = 1050; // the rules let a seat speak once a second
const MANY = 1000; // times of the game that a page remembers

async function chronosTable() {
  const pages = await sitDown(10, { ...SHORT_SAND, ...AT_ONCE, plans: true, announce: "manual", target: 400, piles: 12 });
  const hear = new Set(); // whoever waits for all to be told
  for (const one of pages) {
    one.told = new Map(); // when this page was told of what happened at that time of the game
    one.stepped = ({ at }) => {
      one.last = at;
      if (one.told.size > MANY) one.told.delete(one.told.keys().next().value); // the oldest: nobody waits for it any more
      if (!one.told.has(at)) one.told.set(at, performance.now());
      for (const look of hear) look();
    };
  }
  await Promise.all(pages.map((one) => live(pages, one, hear)));
  for (const one of pages) one.close();
}

function live(pages, mine, hear) {
  const wait = () => 200 + Math.random() * 400;
  let made = 0;
  let spoke = 0;
  let asked = null; // { began, who: those that will be told of it, at: of the game, once it is done }
  mine.refused = () => {
    asked = null; // somebody was quicker
  };
  hear.add(() => {
    if (asked?.at === undefined || !asked.who.every((one) => one.told.has(asked.at))) return;
    heard(asked.began, HELD, Math.max(...asked.who.map((one) => one.told.get(asked.at))));
    asked = null;
  });
  const decide = () => {
    const legal = mine.position.legal;
    const plain = legal.filter((command) => !command.do.startsWith("plan_"));
    if (plain.length) return pick(plain);
    if (performance.now() - spoke > SAYS) {
      spoke = performance.now();
      return { do: "say", kind: "thanks" };
    }
    return legal.length ? pick(legal) : null;
  };
  return new Promise((over) => {
    const act = () => {
      if (mine.position?.outcome) return over();
      setTimeout(act, wait());
      if (asked || !mine.position) return;
      const command = decide();
      if (!command) return;
      made += 1;
      const secret = command.do.startsWith("plan_");
      const mark = { began: performance.now(), who: secret ? [mine] : pages, at: undefined };
      asked = mark;
      mine.answers.set(`m${made}`, () => {
        mark.at = mine.last; // what it did was told just before
        for (const look of hear) look();
      });
      mine.send(JSON.stringify({ type: "do", id: `m${made}`, command }));
    };
    setTimeout(act, wait());
  });
}

// ---------------------------------------------------------------- boardgame.io

async function boardgameTable() {
  const matchID = Math.random().toString(36).slice(2); // a match that nobody made is made by its first "sync"
  const seats = [await seat(matchID, "0"), await seat(matchID, "1")];
  playBoardgame(matchID, seats);
  await new Promise(() => {}); // this game never ends
}

function seat(matchID, playerID) {
  const socket = io(`${url}/bench`, { transports: ["websocket"], forceNew: true, reconnection: false });
  const one = { socket, playerID, state: null, stepped: null };
  return new Promise((resolve) => {
    socket.on("sync", (_, info) => {
      one.state = info.state;
      resolve(one);
    });
    socket.on("update", (_, state) => {
      if (state._stateID <= one.state._stateID) return;
      one.state = state;
      one.stepped?.();
    });
    socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, 2));
  });
}

function playBoardgame(matchID, seats) {
  let began = 0;
  let waiting = 1;
  let made = 0;
  const stepped = () => {
    waiting -= 1;
    if (waiting > 0) return;
    if (made) heard(began);
    const mover = seats[Number(seats[0].state.ctx.currentPlayer)];
    const slot = Math.floor(Math.random() * 5);
    const [type, args] = pick([
      ["flip", [slot]],
      ["exchange", [slot, slot]],
    ]);
    const payload = { type, args, playerID: mover.playerID };
    made += 1;
    waiting = 2;
    began = performance.now();
    mover.socket.emit("update", { type: "MAKE_MOVE", payload }, mover.state._stateID, matchID, mover.playerID);
  };
  for (const one of seats) one.stepped = stepped;
  stepped();
}

// ---------------------------------------------------------------- the run

async function keepPlaying(table) {
  for (;;) await table();
}

const table = { boardgame: boardgameTable, chronos: chronosTable }[which] ?? kermesseTable;
const all = [...Array(TABLES).fill(table), ...Array(MASTERS).fill(masterTable)];
for (const one of all) {
  keepPlaying(one).catch((error) => {
    console.error(error);
    process.exit(1);
  });
}
setTimeout(() => {
  measuring = true;
  console.log("measuring");
  const began = performance.now();
  const before = process.cpuUsage();
  setTimeout(() => {
    if (!moves) throw new Error(`nothing was done at tables of ${which}: is this load still spoken to as it expects?`);
    const { user, system } = process.cpuUsage(before); // of this load itself, µs
    const load = (user + system) / 1e6;
    const seconds = (performance.now() - began) / 1000;
    times.sort((a, b) => a - b);
    const at = (share) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(2));
    console.log(JSON.stringify({ moves, rate: Math.round(moves / seconds), p50: at(0.5), p99: at(0.99), seconds, load }));
    process.exit(0);
  }, SECONDS * 1000);
}, WARM_UP);
