/** The workbench: the table with moments of real games, without a hall. `npm run dev`, then /src/games/skye/workbench/index.html. */

import { mount } from "svelte";
import "../../../styles/tokens.css";
import "../../../styles/base.css";
import Workbench from "./Workbench.svelte";

mount(Workbench, { target: document.body });
