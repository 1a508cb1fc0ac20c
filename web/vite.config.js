import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` draws the page afresh while you type, and asks a hall that runs beside it for everything else.
const HALL = process.env.MEADHALL_URL ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env.MEADHALL_PAGE ?? "../src/meadhall/hall/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the hall's content security policy knows no data: addresses
    modulePreload: { polyfill: false }, // the polyfill is an inline script
    rolldownOptions: { checks: { bundlerTimings: false } }, // a slow build is no warning
  },
  // A test that is left to run alone would keep the others from being run.
  test: { include: ["src/**/*.test.ts"], pool: "threads", allowOnly: false },
  server: { proxy: { "/api": { target: HALL, ws: true } } },
});
