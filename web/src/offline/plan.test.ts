import { describe, expect, test } from "vitest";
import { isFromNobody, planOf, type Plan } from "./plan";

const HALL = "https://hall.example";

function plan(path: string, mode = "cors", method = "GET"): Plan {
  return planOf({ method, mode, url: new URL(path, HALL).href }, HALL);
}

describe("without the hall", () => {
  test.each(["/", "/table/ab", "/rules/chess", "/invitation/s3cret"])("%s is a page that can be shown", (path) => {
    expect(plan(path, "navigate")).toBe("page");
  });

  test.each(["/assets/index-C0ffee.js", "/icon.svg", "/icons/192.png", "/manifest.webmanifest"])(
    "%s is a file",
    (path) => {
      expect(plan(path)).toBe("file");
    },
  );

  test.each(["/api/hall", "/api/me", "/api/lobby", "/api/texts/de", "/api/games/chess/rules?language=de"])(
    "%s has a last answer",
    (path) => {
      expect(plan(path)).toBe("answer");
    },
  );

  test.each([
    "/api/tables/ab",
    "/api/tables/ab/replay",
    "/api/tables/ab/notes",
    "/api/games/chess/lessons",
    "/api/games/chess/lessons/first/0",
    "/service-worker.js",
    "/health",
  ])("%s is left to the browser", (path) => {
    expect(plan(path)).toBeNull();
  });

  test.each(["/docs", "/api/tables/ab/log", "/health", "/openapi.json", "/favicon.ico"])(
    "%s is no page of ours, even when it is gone to",
    (path) => {
      expect(plan(path, "navigate")).toBeNull();
    },
  );

  test("changes and other sites are left to the browser", () => {
    expect(plan("/api/me", "cors", "POST")).toBeNull();
    expect(plan("https://elsewhere.example/api/hall")).toBeNull();
  });

  test("a proxy that does not reach the hall speaks for nobody", () => {
    expect([200, 404, 500, 502, 503, 504].filter(isFromNobody)).toEqual([502, 504]);
  });
});
