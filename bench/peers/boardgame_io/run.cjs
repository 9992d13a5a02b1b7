// Plays whole games of hoard through boardgame.io's Client, without a server, with random players.

const { Client } = require("boardgame.io/client");
const { version } = require("boardgame.io/package.json");
const { hoard, choices } = require("./hoard.cjs");

const SEATS = 4;

function playGame(seed) {
  const client = Client({ game: { ...hoard, seed }, numPlayers: SEATS, debug: false });
  client.start();
  let decisions = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const list = choices(state.G, state.ctx);
    const [move, ...args] = list[Math.floor(Math.random() * list.length)];
    client.moves[move](...args);
    decisions += 1;
  }
  client.stop();
  return decisions;
}

function repetition(seconds) {
  let decisions = 0;
  let games = 0;
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) decisions += playGame(games++);
  const elapsed = (performance.now() - start) / 1000;
  return { decisions_per_s: decisions / elapsed, games_per_s: games / elapsed };
}

function option(name, preset) {
  const at = process.argv.indexOf(name);
  return at < 0 ? preset : Number(process.argv[at + 1]);
}

const seconds = option("--seconds", 0.4);
const repetitions = Array.from({ length: option("--repeat", 5) }, () => repetition(seconds));
const best = repetitions.reduce((a, b) => (b.decisions_per_s > a.decisions_per_s ? b : a));
const row = { game: "hoard, a small card game", seats: SEATS, driver: "JavaScript, Client", copy_us: null, ...best };
console.log(JSON.stringify({ version: `${version}, Node ${process.versions.node}`, rows: [row] }));
