import { describe, expect, test } from "vitest";
import { flights } from "./flights";
import type { GroupView, PlayerView, TileView, VikingsView } from "./view";

const tile = (row: TileView["row"], column: number, some: Partial<TileView> = {}): TileView =>
  ({ row, column, tile: "left", building: null, figure: false, ...some }) as TileView;
const player = (seat: number, some: Partial<PlayerView> = {}): PlayerView =>
  ({ seat, mainland: {}, ships: [], tiles: [], ...some }) as PlayerView;
const group = (price: number, some: Partial<GroupView>): GroupView =>
  ({ price, tile: "left", figure: "noble", ...some }) as GroupView;
const view = (some: Partial<VikingsView>): VikingsView =>
  ({ round: 1, turn: 0, turned: 0, wheel: [], bought: null, players: [player(0)], ...some }) as VikingsView;

describe("between two views", () => {
  test("a bought group flies from the wheel to its buyer's hand", () => {
    const wheel = [group(2, { tile: "church", figure: "scout" }), group(3, {})];
    const moved = flights(view({ wheel }), view({ wheel: [wheel[1]!], bought: wheel[0]! }));
    expect(moved).toEqual([{ from: "wheel-2", to: "bought-0", tile: "church", figure: "scout" }]);
  });

  test("a tile flies from the hand to its cell, and its figure with it", () => {
    const bought = group(2, { tile: "left", figure: "noble" });
    const before = view({ bought });
    const laid = view({ players: [player(0, { tiles: [tile("noble", 1, { figure: true })] })] });
    expect(flights(before, laid)).toEqual([{ from: "bought-0", to: "0-N1", tile: "left", figure: "noble" }]);
  });

  test("a middle flies as its building, a ship by its sail", () => {
    const bought = group(2, { tile: "church", figure: null });
    const middle = tile("scout", 2, { tile: "middle", building: "church" });
    const laid = flights(view({ bought }), view({ players: [player(0, { tiles: [middle] })] }));
    expect(laid).toEqual([{ from: "bought-0", to: "0-S2", tile: "church", figure: null }]);
    const ship = group(2, { tile: "red_ship", figure: null });
    const ships = [{ column: 3, sail: "red", repelled: false }] as PlayerView["ships"];
    const sailed = flights(view({ bought: ship }), view({ players: [player(0, { ships })] }));
    expect(sailed).toEqual([{ from: "bought-0", to: "0-V3", tile: "red_ship", figure: null }]);
  });

  test("a figure that goes to the mainland flies there from the hand", () => {
    const before = view({ bought: group(2, { figure: "noble" }) });
    const after = view({ players: [player(0, { mainland: { noble: 1 } })] });
    expect(flights(before, after)).toEqual([{ from: "bought-0", to: "0-land-noble", tile: null, figure: "noble" }]);
  });

  test("a figure that is ferried flies from the mainland to its tile", () => {
    const empty = player(0, { mainland: { noble: 1 }, tiles: [tile("noble", 1)] });
    const landed = player(0, { mainland: { noble: 0 }, tiles: [tile("noble", 1, { figure: true })] });
    expect(flights(view({ players: [empty] }), view({ players: [landed] }))).toEqual([
      { from: "0-land-noble", to: "0-N1", tile: null, figure: "noble" },
    ]);
  });

  test("what somebody else bought and laid at once comes from the wheel", () => {
    const wheel = [group(4, { tile: "right", figure: "boatswain" })];
    const before = view({ turn: 1, wheel, turned: 2, players: [player(0), player(1)] });
    const theirs = player(1, { tiles: [tile("noble", 2, { tile: "right" })], mainland: { boatswain: 1 } });
    expect(flights(before, view({ turn: 0, turned: 2, players: [player(0), theirs] }))).toEqual([
      { from: "wheel-6", to: "1-N2", tile: "right", figure: null },
      { from: "wheel-6", to: "1-land-boatswain", tile: null, figure: "boatswain" },
    ]);
  });

  test("a group is known again after the wheel has turned: what was bought is the other one", () => {
    const before = view({ wheel: [group(3, {}), group(5, {})], turned: 0 });
    const after = view({ wheel: [group(2, {})], turned: 1, players: [player(0, { tiles: [tile("scout", 1)] })] });
    expect(flights(before, after)).toEqual([{ from: "wheel-5", to: "0-S1", tile: "left", figure: null }]);
  });

  test("nothing flies out of the hand of somebody else", () => {
    const before = view({ bought: group(2, { figure: "boatswain" }), players: [player(0), player(1)] });
    const after = view({ players: [player(0), player(1, { mainland: { boatswain: 1 } })] });
    expect(flights(before, after)).toEqual([]);
  });

  test("nothing that lay there before moves", () => {
    const players = [player(0, { tiles: [tile("noble", 1, { figure: true })], mainland: { scout: 2 } })];
    expect(flights(view({ players }), view({ players }))).toEqual([]);
  });
});
