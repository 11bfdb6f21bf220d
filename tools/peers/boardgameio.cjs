// A server of boardgame.io with a card game of the size of ours, for `zaubertisch load --against boardgameio`.
// Its games are in memory only, which is the fastest it has. Usage: node boardgameio.cjs PORT
const { Server } = require("boardgame.io/server");

const SEATS = 5;
const HAND = 12;
const ROW = 40;

function deal(random, count) {
  return Array.from({ length: count }, () => ({ card: random.Die(60), known: [] }));
}

const game = {
  name: "peer",
  setup: ({ random }) => ({
    round: 1,
    display: deal(random, 6),
    discard: [],
    seats: Object.fromEntries(
      Array.from({ length: SEATS }, (_, seat) => [
        seat,
        { coins: 10, hand: deal(random, HAND), row: deal(random, 3) },
      ]),
    ),
  }),
  // A seat knows its own hand and how many cards the others have.
  playerView: ({ G, playerID }) => ({
    ...G,
    seats: Object.fromEntries(
      Object.entries(G.seats).map(([seat, each]) => [
        seat,
        seat === playerID ? each : { ...each, hand: each.hand.length },
      ]),
    ),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID, random }, place) => {
      const me = G.seats[playerID];
      const [played] = me.hand.splice(place % me.hand.length, 1, ...deal(random, 1));
      me.row.push(played);
      G.discard.push(...me.row.splice(0, Math.max(0, me.row.length - 6)));
      G.discard.splice(0, Math.max(0, G.discard.length - ROW));
      me.coins += played.card % 5;
      G.round += 1;
    },
  },
};

Server({ games: [game], origins: ["*"] }).run(Number(process.argv[2]));
