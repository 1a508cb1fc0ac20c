/** What tiles and cells are called: by what a tile shows, and where a cell lies seen from the castle. */

import type { Translate } from "../types";
import { faceOf } from "./faces.svelte";

const WAYS: Record<string, string> = { N: "north", E: "east", S: "south", W: "west" };

/** Such as: the tile (farm, 2 sheep). */
export function tileName(tile: string, t: Translate): string {
  const face = faceOf(tile);
  if (!face) return t("skye-a-tile");
  const counts = new Map<string, number>();
  for (const [kind] of face.objects) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const shown = [...counts].map(([kind, count]) => t(`skye-thing-${kind}`, { count }));
  if (face.scroll) shown.push(t("skye-thing-scroll"));
  const terrains = [...new Set(face.areas.map(([terrain]) => terrain))].map((terrain) => t(`skye-terrain-${terrain}`));
  return t("skye-tile", { shown: (shown.length ? shown : terrains).join(", ") });
}

/** Such as: 2 north 1 east of the castle, for N2E1. */
export function cellName(cell: string, t: Translate): string {
  const steps = [...cell.matchAll(/([NESW])(\d+)/g)].map(([, way, count]) =>
    t(`skye-steps-${WAYS[way!]}`, { count: count! }),
  );
  return steps.length ? t("skye-cell", { steps: steps.join(" ") }) : t("skye-castle-cell");
}
