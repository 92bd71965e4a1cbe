// A page by socket, as the loads of benches have them: it knows its last position and the answers that it waits for.
const WebSocket = require("ws");

/** At a table, by that door; `pongs`: whether pings are answered. Whoever expects refusals sets `refused`. */
function open(door, id, options, pongs = true) {
  const ws = new WebSocket(`${door.replace("http", "ws")}/ws/${id}`, { ...options, perMessageDeflate: false });
  ws.answers = new Map();
  ws.on("message", (data) => {
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

function act(ws, what) {
  return new Promise((resolve) => {
    ws.answers.set(what, resolve);
    ws.send(JSON.stringify({ type: "act", id: what, what }));
  });
}

module.exports = { act, open };
