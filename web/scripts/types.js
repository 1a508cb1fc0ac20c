// Makes src/protocol.ts from the hall's own models, which come as a JSON schema on the standard input, and
// src/games/<game>/protocol.ts from what a game alone sends: `make types`.
//
//   types.js [GAME] [--print]     with --print it only shows what it would write
import { writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const game = process.argv.slice(2).find((argument) => !argument.startsWith("--"));
const place = game ? `games/${game}` : "hall/protocol";
const BANNER = `// Made by \`make types\` from src/meadhall/${place}. Do not edit: a test compares the two.`;

const schema = JSON.parse(await text(process.stdin));
const types = await compile({ ...schema, title: "Meadhall" }, "Meadhall", {
  additionalProperties: false,
  bannerComment: BANNER,
  style: { printWidth: 120 },
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
});
// The schema as a whole is no message, and where a type was found in it is nothing to know.
const file = types
  .replace(/export interface Meadhall \{[^}]*\}\n/, "")
  .replace(/ \*\n \* This interface was referenced[^/]*\*\//g, " */")
  .replace(/\/\*\*\n \* This interface was referenced[^/]*\*\/\n/g, "");
if (process.argv.includes("--print")) process.stdout.write(file);
else writeFileSync(new URL(`../src/${game ? `games/${game}/` : ""}protocol.ts`, import.meta.url), file);
