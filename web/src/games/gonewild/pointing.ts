/** Looking at something closely: a pointer that rests on it, the focus of a keyboard, or a long press. */

const REST = 250; // milliseconds that a mouse rests before something is shown
const LONG = 450; // milliseconds of a press that looks instead of choosing

export interface Pointing {
  onpointermove: (event: PointerEvent) => void;
  onpointerleave: () => void;
  onpointerdown: (event: PointerEvent) => void;
  onpointerup: () => void;
  onpointercancel: () => void;
  onfocus: (event: FocusEvent) => void;
  onblur: () => void;
  oncontextmenu: (event: Event) => void;
  /** Whether the click that follows belongs to a long press. */
  wasLong: () => boolean;
}

export function pointing(look: () => void, away: () => void): Pointing {
  let clock: ReturnType<typeof setTimeout> | undefined;
  let long = false;

  function stop(): void {
    clearTimeout(clock);
    clock = undefined;
  }
  function leave(): void {
    stop();
    away();
  }

  return {
    // A table that changes under a mouse at rest shows nothing by itself.
    onpointermove: (event) => {
      if (event.pointerType === "mouse" && (event.movementX || event.movementY)) clock ??= setTimeout(look, REST);
    },
    onpointerleave: leave,
    onpointerdown: (event) => {
      long = false;
      stop();
      if (event.pointerType === "mouse") return;
      clock = setTimeout(() => {
        long = true;
        look();
      }, LONG);
    },
    onpointerup: stop,
    onpointercancel: stop,
    onfocus: (event) => (event.currentTarget as Element).matches(":focus-visible") && look(),
    onblur: leave,
    oncontextmenu: (event) => long && event.preventDefault(),
    wasLong: () => {
      const was = long;
      long = false;
      return was;
    },
  };
}
