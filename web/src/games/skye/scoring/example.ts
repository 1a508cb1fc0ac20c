/** A real table of two, to show what can be scored. */
export const EXAMPLE = `player 1 Anna
  gold 6 points 27
  .    .    T24w .    .    .
  .    .    T59  T28w .    .
  T22s T02w T39w .    T30  T06e
  .    .    C    T52  T43w .
  .    .    .    .    T38e .
player 2 Ben
  gold 8 points 31
  .    .    .    .    T29  T51s
  .    T34e T35  T63  T16w .
  .    T71s T37w C    .    .
  T32e T46s .    T05  T49e .
  .    .    .    T15s .    .`;
