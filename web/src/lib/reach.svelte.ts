/** Whether the hall can be reached. */

/** When the newest of what is shown was kept, where the hall does not answer and the service worker does in its place. */
export const reach = $state({ keptAt: null as string | null });

/** Somebody has answered: the hall itself, or the service worker with what was kept at a time. */
export function heardFrom(keptAt: string | null): void {
  if (keptAt === null || reach.keptAt === null || keptAt > reach.keptAt) reach.keptAt = keptAt;
}
