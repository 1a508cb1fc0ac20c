#!/usr/bin/env node
// A bot as a program of its own, with nothing but Node.js: it plays any game, at random.
//
//     meadhall arena vikings --bots "exec:node examples/exec_bot.js,random" --games 20
//
// The protocol is in docs/exec-bots.md. Replace `decide` by something cleverer: `view` is the table as the seat sees it.

const readline = require("node:readline");

let random = () => 0;

// A small generator, so that the same seed brings the same choices.
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

// Actions can be named by their text as well as by their id.
function decide(view, legal, seconds) {
  return legal[Math.floor(random() * legal.length)].text;
}

function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

const lines = readline.createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "ready", protocol: 1, name: "random, in JavaScript" });
  else if (message.type === "game") random = generator(message.seed);
  else if (message.type === "decide") say({ action: decide(message.view, message.legal, message.seconds) });
  else if (message.type === "quit") process.exit(0);
});
// Whoever asked has gone.
lines.on("close", () => process.exit(0));
