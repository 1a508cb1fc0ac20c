import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, defineConfig } from "vite";

// `npm run dev` draws the page afresh while you type, and asks a hall that runs beside it for everything else.
const HALL = process.env.MEADHALL_URL ?? "http://127.0.0.1:8000";
const WORKER = "service-worker.js";

/**
 * Build the service worker: one script at an address that stays the same, since browsers look there for a new one. In
 * front of it stands which files this build has, and a stamp that is another one for every other build.
 */
function serviceWorker() {
  return {
    name: "service-worker",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      await build({
        configFile: false,
        logLevel: "warn",
        build: {
          outDir: dir,
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: {
            input: "src/offline/serviceWorker.ts",
            output: { format: "iife", entryFileNames: WORKER },
          },
        },
      });
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const page = await readFile(join(dir, "index.html"));
      const code = await readFile(join(dir, WORKER), "utf-8");
      const stamp = createHash("sha256").update(page).update(files.sort().join("\n")).update(code).digest("hex");
      const made = { stamp: stamp.slice(0, 12), files: files.map((name) => `/${name}`) };
      await writeFile(join(dir, WORKER), `self.BUILD=${JSON.stringify(made)};${code}`);
    },
  };
}

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
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
