// The peer: boardgame.io's own server, in memory, with a two-seat game of small alternating moves on hidden cards.
// Its state is about as large as Kraaw's, its rules are far simpler. node boardgame_server.cjs PORT
const { Server, Origins } = require("boardgame.io/server");

function setup({ random }) {
  const deck = random.Shuffle([1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 5]);
  const row = (seat) =>
    deck.slice(5 * seat, 5 * seat + 5).map((value) => ({ value, face: 0, public: false, knownTo: [], dealtTo: seat }));
  return { rows: [row(0), row(1)], kitty: deck.slice(10), wins: [0, 0], round: 1, turns: 0 };
}

const moves = {
  flip({ G, playerID }, slot) {
    const card = G.rows[Number(playerID)][slot];
    card.face = card.face ? 0 : 1;
    card.public = true;
    G.turns += 1;
  },
  exchange({ G, playerID }, mine, theirs) {
    const me = Number(playerID);
    const card = G.rows[me][mine];
    G.rows[me][mine] = G.rows[1 - me][theirs];
    G.rows[1 - me][theirs] = card;
    G.turns += 1;
  },
};

function playerView({ G, playerID }) {
  const seen = (card) => (card.face || card.knownTo.includes(playerID) ? card : { ...card, value: 0 });
  return { ...G, kitty: [], rows: G.rows.map((row) => row.map(seen)) };
}

const game = { name: "bench", setup, moves, playerView, turn: { minMoves: 1, maxMoves: 1 } };
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
