/** The page's title says when it is my turn, and blinks while the page is out of sight; whoever wants is notified. */

import { untrack } from "svelte";
import { callBack, mark } from "./callBack";
import { settings } from "./settings.svelte";

const BLINK = 1000; // milliseconds
const NAME = "Meadhall";

/** Announce that it is my turn; `place` says where. */
export function announceTurn(mine: () => boolean, words: () => string, place: () => string): void {
  $effect(() => {
    mark(mine());
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
  // Once for each turn, in whatever language.
  const isMine = $derived(mine());
  $effect(() => {
    if (isMine) untrack(() => void callBack(words(), place(), location.pathname).catch(() => undefined));
  });
}
