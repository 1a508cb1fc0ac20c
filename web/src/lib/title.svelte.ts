/** The page's title says when it is my turn, and blinks while the page is out of sight. */

import { settings } from "./settings.svelte";

const BLINK = 1000; // milliseconds
const NAME = "Meadhall";

export function announceTurn(mine: () => boolean, words: () => string): void {
  $effect(() => {
    if (!mine()) {
      document.title = NAME;
      return;
    }
    const title = `● ${words()} – ${NAME}`;
    document.title = title;
    const clock = setInterval(() => {
      const blinks = settings.blink && document.hidden;
      document.title = blinks && document.title === title ? NAME : title;
    }, BLINK);
    return () => {
      clearInterval(clock);
      document.title = NAME;
    };
  });
}
