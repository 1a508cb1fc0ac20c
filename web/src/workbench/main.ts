/** The workbench: tables with moments of real games, without a hall. `npm run dev`, then /workbench.html?game=<game>&moment=<moment>. */

import { mount } from "svelte";
import "../styles/tokens.css";
import "../styles/base.css";
import type { Bench } from "./bench";
import Workbench from "./Workbench.svelte";

const benches = import.meta.glob<{ default: Bench }>("../games/*/workbench/bench.ts");
const wish = new URLSearchParams(location.search);
const load = benches[`../games/${wish.get("game") ?? ""}/workbench/bench.ts`];

if (load) void load().then(({ default: bench }) => mount(Workbench, { target: document.body, props: { bench, wish } }));
else
  document.body.textContent = `?game=NAME; there are workbenches of ${Object.keys(benches)
    .map((path) => path.split("/")[2])
    .join(", ")}.`;
