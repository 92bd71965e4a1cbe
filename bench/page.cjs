// A page by socket, as the loads of benches have them: it knows its last position and the answers that it waits for.
const WebSocket = require("ws");

const STEPPED = Buffer.from('{"type":"step",');
const NOTHING_LEGAL = Buffer.from(',"legal":[],');

/**
 * At a table, by that door; `pongs`: whether pings are answered. Whoever expects refusals sets `refused`. `read`: whether every position is
 * read; else whoever wants to know asks `mayAct` and `readPosition`, so that thousands who only sit cost the load little.
 */
function open(door, id, options, pongs = true, read = true) {
  const ws = new WebSocket(`${door.replace("http", "ws")}/ws/${id}`, { ...options, perMessageDeflate: false });
  ws.answers = new Map();
  ws.on("message", (data) => {
    if (!read && data.subarray(0, STEPPED.length).equals(STEPPED)) {
      ws.unread = data;
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
      ws.position = told.position;
      ws.unread = null;
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

function mayAct(ws) {
  return ws.unread ? !ws.unread.includes(NOTHING_LEGAL) : ws.position.legal.length > 0;
}

function readPosition(ws) {
  if (ws.unread) ws.position = JSON.parse(ws.unread).position;
  ws.unread = null;
  return ws.position;
}

function act(ws, what) {
  return new Promise((resolve) => {
    ws.answers.set(what, resolve);
    ws.send(JSON.stringify({ type: "act", id: what, what }));
  });
}

module.exports = { act, mayAct, open, readPosition };
