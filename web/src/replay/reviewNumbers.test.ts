import { describe, expect, it } from "vitest";
import { onePlace, signedPlace } from "./reviewNumbers";

describe("numbers of a review", () => {
  it("have one place and the reader's comma", () => {
    expect(onePlace(12.34, "en")).toBe("12.3");
    expect(onePlace(12.34, "de")).toBe("12,3");
    expect(onePlace(-3, "en")).toBe("−3.0");
  });

  it("have a sign where they are a part of something, and nothing has none", () => {
    expect(signedPlace(2.25, "en")).toMatch(/^\+2\.[23]$/);
    expect(signedPlace(-2, "de")).toBe("−2,0");
    expect(signedPlace(-0.01, "en")).toBe("0.0");
  });
});
