// Many seats that mostly sit: so many tables of Kraaw with all their seats by socket, of which a few act at a time. What is measured
// goes from a command to the last of the table's seats having heard of it. When a game is over its people take another table.
// node seats.cjs URL SEATS TABLES SECONDS ACTS -> "ready" when all are there, a line of JSON every minute (of that minute alone),
// and one at the end. ACTS: commands a second, of all tables together.
const { act, legal, open } = require("./page.cjs");

const [, , url, ...figures] = process.argv;
const [SEATS, TABLES, SECONDS, ACTS] = figures.map(Number);
const AT_ONCE = 16; // tables that are being sat down at
const OF_ONE_ADDRESS = 10000; // sockets: each address of ours has some 28,000 ports
const EVERY = (TABLES / ACTS) * 1000; // ms from one command of a table to its next

let measuring = false;
let minute = [];
const all = [];
let opened = 0;
let games = 0;
let lost = 0;
const pick = (things) => things[Math.floor(Math.random() * things.length)];
const wait = (ms) => new Promise((then) => setTimeout(then, ms));

let busy = 0;
const queue = [];

/** Few at a time sit down, so that opening them all is not what is measured. */
async function inTurn(work) {
  if (busy >= AT_ONCE) await new Promise((then) => queue.push(then));
  busy += 1;
  try {
    return await work();
  } finally {
    busy -= 1;
    queue.shift()?.();
  }
}

async function page(id, headers) {
  const localAddress = `127.0.0.${1 + (Math.floor(opened++ / OF_ONE_ADDRESS) % 200)}`;
  const ws = await open(url, id, { headers, localAddress }, true, false);
  ws.on("close", () => {
    if (!ws.done) lost += 1;
  });
  return ws;
}

async function sitDown(seats) {
  const headers = { "content-type": "application/json" };
  const wish = { game: "kraaw", seats, options: { crow_choice: "auto", timers: "off" } };
  const answer = await fetch(`${url}/api/tables`, { method: "POST", headers, body: JSON.stringify(wish) });
  if (!answer.ok) throw new Error(`no table: ${await answer.text()}`);
  const cookie = answer.headers.get("set-cookie").split(";")[0];
  const { id } = await answer.json();
  const pages = [await page(id, { cookie })];
  while (pages.length < seats) {
    pages.push(await page(id, {}));
    await act(pages.at(-1), "sit");
  }
  await act(pages[0], "start");
  while (!pages.every((one) => one.isOver !== undefined)) await wait(5);
  return pages;
}

/**
 * One game, a command every so often, each when all have heard of the last. One that comes late lets its moment go by and waits for the
 * next: people at different tables do not begin to act in step because a server was late for all of them.
 */
async function play(pages) {
  let made = 0;
  let due = performance.now() + Math.random() * EVERY;
  for (;;) {
    await wait(Math.max(0, due - performance.now()));
    do due += EVERY;
    while (due < performance.now());
    const mover = pages.find((one) => one.mayAct);
    if (!mover) {
      if (pages[0].isOver) return;
      continue;
    }
    const command = pick(legal(mover));
    const began = performance.now();
    let refused = false;
    await new Promise((heard) => {
      const left = new Set(pages);
      for (const one of pages) {
        one.stepped = () => {
          left.delete(one);
          if (!left.size) heard();
        };
      }
      mover.refused = () => {
        refused = true; // a deadline was quicker
        heard();
      };
      mover.send(JSON.stringify({ type: "do", id: `m${made++}`, command }));
    });
    if (measuring && !refused) minute.push(performance.now() - began);
  }
}

async function live(seats, sat) {
  for (let first = true; ; first = false) {
    const pages = await inTurn(() => sitDown(seats));
    if (first) await sat();
    await play(pages);
    games += 1;
    for (const one of pages) {
      one.done = true;
      one.close();
    }
  }
}

function told(times) {
  times.sort((a, b) => a - b);
  const at = (share) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(2));
  return { acts: times.length, p50: at(0.5), p99: at(0.99), most: at(0.99999), games, lost };
}

let there = 0;
const begin = [];

/** Nobody plays before everybody sits. */
function sat() {
  return new Promise((go) => {
    begin.push(go);
    there += 1;
    if (there < TABLES) return;
    console.log("ready");
    for (const each of begin) each();
    setTimeout(run, 3000);
  });
}

async function run() {
  measuring = true;
  const before = process.cpuUsage();
  const began = performance.now();
  const passed = () => (performance.now() - began) / 1000;
  while (passed() < SECONDS) {
    await wait(Math.min(60, SECONDS - passed()) * 1000);
    for (const one of minute) all.push(one);
    console.log(JSON.stringify(told(minute)));
    minute = [];
  }
  const { user, system } = process.cpuUsage(before);
  console.log(JSON.stringify({ ...told(all), seconds: passed(), load: (user + system) / 1e6 }));
  process.exit(0);
}

for (let table = 0; table < TABLES; table++) {
  const seats = Math.floor(((table + 1) * SEATS) / TABLES) - Math.floor((table * SEATS) / TABLES);
  live(seats, sat).catch((error) => {
    console.error(error);
    process.exit(1);
  });
}
