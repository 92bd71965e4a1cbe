// A page by socket, as the loads of benches have them: it knows its last position and the answers that it waits for.
const WebSocket = require("ws");

const STEPPED = Buffer.from('{"type":"step",');
const NOTHING_LEGAL = Buffer.from(',"legal":[],');
const GOES_ON = Buffer.from(',"outcome":null');

/**
 * At a table, by that door; `pongs`: whether pings are answered. Whoever expects refusals sets `refused`. `read`: whether every position is
 * read and kept; else the page knows whether it `mayAct` and whether the game `isOver`, and keeps what it was told only if it may act, for
 * `legal`: thousands of positions in memory make a load that stands still to collect what it dropped, and that is not what is measured.
 */
function open(door, id, options, pongs = true, read = true) {
  const ws = new WebSocket(`${door.replace("http", "ws")}/ws/${id}`, { ...options, perMessageDeflate: false });
  ws.answers = new Map();
  ws.on("message", (data) => {
    if (!read && data.subarray(0, STEPPED.length).equals(STEPPED)) {
      keep(ws, data);
      ws.stepped?.();
      return;
    }
    const told = JSON.parse(data);
    if (told.type === "ping") {
      if (pongs) ws.send(JSON.stringify({ type: "pong", ping: told.ping }));
    } else if (told.type === "answer") {
      if (!told.done && !ws.refused) throw new Error(`refused: ${data}`);
      if (!told.done) ws.refused(told);
      ws.answers.get(told.id)?.();
      ws.answers.delete(told.id);
    } else if (told.position) {
      if (read) ws.position = told.position;
      else keep(ws, data);
      ws.stepped?.(told);
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

function keep(ws, data) {
  ws.mayAct = !data.includes(NOTHING_LEGAL);
  ws.isOver = !data.includes(GOES_ON);
  ws.told = ws.mayAct ? Buffer.from(data) : null; // the bytes themselves, not the whole piece that came from the network
}

function legal(ws) {
  return JSON.parse(ws.told).position.legal;
}

function act(ws, what) {
  return new Promise((resolve) => {
    ws.answers.set(what, resolve);
    ws.send(JSON.stringify({ type: "act", id: what, what }));
  });
}

module.exports = { act, legal, open };
