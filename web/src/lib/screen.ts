/** How much room the window has. */

import { MediaQuery } from "svelte/reactivity";

/** One column, with tabs at the bottom. */
export const phone = new MediaQuery("(max-width: 699px)");

/** So low that the numbers scroll away with the table: a small phone, one that lies on its side, or a page that was enlarged. */
export const low = new MediaQuery("(max-height: 479px), (max-width: 699px) and (max-height: 699px)");

/** There is room for a drawer beside the table. */
export const roomy = new MediaQuery("(min-width: 1200px)");
