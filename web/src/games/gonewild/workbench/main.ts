/** The workbench: the table with moments of real games, without a hall. `npm run dev`, then /workbench-gonewild.html?moment=act. */

import { mount } from "svelte";
import "../../../styles/tokens.css";
import "../../../styles/base.css";
import Workbench from "./Workbench.svelte";

mount(Workbench, { target: document.body });
