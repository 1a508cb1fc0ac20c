/** What the page and its service worker call things. */

/** The cache of the hall's last answers. */
export const ANSWERS = "meadhall-answers";

/** In an answer that was kept: since when. */
export const KEPT_AT = "x-kept-at";
