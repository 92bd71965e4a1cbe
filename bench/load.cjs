// Bots by socket: two at each table, one move at a time, the next when both have heard of the last. The small game never
// ends; when a game of Kraaw is over its two take another table.
// node load.cjs small|kraaw|boardgame URL TABLES SECONDS -> one line of JSON: moves, moves/s, p50 and p99 in ms.
const WebSocket = require("ws");
const { io } = require("socket.io-client");

const [, , which, url, tablesGiven, secondsGiven] = process.argv;
const TABLES = Number(tablesGiven);
const SECONDS = Number(secondsGiven);
const WARM_UP = 4000; // until all tables play

let measuring = false;
let moves = 0;
const times = [];

function heard(began) {
  if (!measuring) return;
  moves += 1;
  times.push(performance.now() - began);
}

const pick = (things) => things[Math.floor(Math.random() * things.length)];

// ---------------------------------------------------------------- Kermesse

async function kermesseTable() {
  const headers = { "content-type": "application/json" };
  const options = which === "kraaw" ? { crow_choice: "auto" } : {};
  const wish = { game: which, seats: 2, options };
  const answer = await fetch(`${url}/api/tables`, { method: "POST", headers, body: JSON.stringify(wish) });
  const cookie = answer.headers.get("set-cookie").split(";")[0];
  const { id } = await answer.json();
  const pages = [await page(id, { cookie }), await page(id, {})];
  await act(pages[1], "sit");
  await act(pages[0], "start");
  await new Promise((over) => play(pages, over));
  for (const one of pages) one.close();
}

function page(id, headers) {
  const ws = new WebSocket(`${url.replace("http", "ws")}/ws/${id}`, { headers, perMessageDeflate: false });
  ws.answers = new Map();
  ws.on("message", (data) => {
    const told = JSON.parse(data);
    if (told.type === "ping") ws.send(JSON.stringify({ type: "pong", ping: told.ping }));
    else if (told.type === "answer") {
      if (!told.done) throw new Error(`refused: ${data}`);
      ws.answers.get(told.id)?.();
      ws.answers.delete(told.id);
    } else if (told.position) {
      ws.position = told.position;
      ws.stepped?.();
    }
  });
  return new Promise((resolve, reject) => {
    ws.on("error", reject);
    ws.on("open", () => {
      ws.send(JSON.stringify({ type: "hello", language: "en" }));
      resolve(ws);
    });
  });
}

function act(ws, what) {
  return new Promise((resolve) => {
    ws.answers.set(what, resolve);
    ws.send(JSON.stringify({ type: "act", id: what, what }));
  });
}

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
    began = performance.now();
    mover.send(JSON.stringify({ type: "do", id: `m${made}`, command: pick(mover.position.legal) }));
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

const table = which === "boardgame" ? boardgameTable : kermesseTable;
for (let n = 0; n < TABLES; n++) {
  keepPlaying(table).catch((error) => {
    console.error(error);
    process.exit(1);
  });
}
setTimeout(() => {
  measuring = true;
  console.log("measuring");
  const began = performance.now();
  setTimeout(() => {
    const seconds = (performance.now() - began) / 1000;
    times.sort((a, b) => a - b);
    const at = (share) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(2));
    console.log(JSON.stringify({ moves, rate: Math.round(moves / seconds), p50: at(0.5), p99: at(0.99), seconds }));
    process.exit(0);
  }, SECONDS * 1000);
}, WARM_UP);
