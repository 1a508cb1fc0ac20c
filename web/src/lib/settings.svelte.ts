/** What the reader has chosen, remembered in this browser. */

const KEY = "meadhall-settings";

/** How far somebody has come in a lesson. */
export interface LessonProgress {
  step: number; // that was reached
  done: boolean; // it was finished once
}

/** How fast bots' moves are shown. */
export const PACES = ["slow", "normal", "at-once"] as const;
export type Pace = (typeof PACES)[number];

interface Settings {
  language: "en" | "de";
  theme: "auto" | "light" | "dark";
  motion: "auto" | "reduced";
  sound: boolean;
  blink: boolean; // the title, when it is my turn and the page is out of sight
  notify: boolean; // the browser tells of my turn, when the page is out of sight
  confirm: boolean; // ask before a turn ends
  help: boolean; // say what each choice brings, where the table allows it
  drawer: boolean; // open beside the table
  bots: string; // the level that was chosen last
  pace: Pace; // at which bots' moves are shown
  name: string; // of the reader, even for a hall that does not know it yet
  lessons: Record<string, LessonProgress>; // by game/lesson
  begun: string[]; // games of which a first real game was begun
}

/** The settings of a newcomer. */
export const usual: Settings = {
  language: navigator.languages.find((tag) => /^(en|de)\b/.test(tag))?.startsWith("de") ? "de" : "en",
  theme: "auto",
  motion: "auto",
  sound: true,
  blink: true,
  notify: false,
  confirm: false,
  help: false,
  drawer: true,
  bots: "easy",
  pace: "normal",
  name: "",
  lessons: {},
  begun: [],
};

export const settings: Settings = $state({ ...usual, ...remembered() });

const calm = matchMedia("(prefers-reduced-motion: reduce)");
let systemIsCalm = $state(calm.matches);
calm.addEventListener("change", () => (systemIsCalm = calm.matches));

/** Whether things shall be where they are at once: chosen here, or asked for by the system. */
export function reducedMotion(): boolean {
  return settings.motion === "reduced" || systemIsCalm;
}

/** Keep the settings, and show them on the page, from now on. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.theme = settings.theme;
    root.dataset.motion = reducedMotion() ? "reduced" : "full";
    remember($state.snapshot(settings));
  });
}

function remembered(): Partial<Settings> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {}; // damaged, or storage is forbidden: begin anew
  }
}

function remember(values: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // Storage is forbidden: the settings hold as long as the page is open.
  }
}
