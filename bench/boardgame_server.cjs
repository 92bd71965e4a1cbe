// The peer: boardgame.io's own server, in memory, with a two-seat game of small alternating moves on hidden cards.
// It has Kraaw's 41 cards, its rules are far simpler. node boardgame_server.cjs PORT
const { Server, Origins } = require("boardgame.io/server");

function setup({ random }) {
  const deck = random.Shuffle(Array.from({ length: 41 }, (_, n) => 1 + (n % 6)));
  const cards = (from, to, seat) =>
    deck.slice(from, to).map((value) => ({ value, face: 0, public: false, knownTo: [], dealtTo: seat }));
  return { rows: [cards(0, 5, 0), cards(5, 10, 1)], pile: cards(10, 41, -1), wins: [0, 0], round: 1, turns: 0 };
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
  return { ...G, pile: G.pile.length, rows: G.rows.map((row) => row.map(seen)) };
}

const game = { name: "bench", setup, moves, playerView, turn: { minMoves: 1, maxMoves: 1 } };
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
