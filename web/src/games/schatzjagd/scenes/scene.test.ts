import { expect, test } from "vitest";
import type { Fight, Successor } from "../picture";
import { sceneOf } from "./scene";

const fight = {} as Fight;
const successor = {} as Successor;

test("a fight is seen by everybody, also by those who are not asked", () => {
  expect(sceneOf({ fight, successor: null }, "fight")).toBe("duel");
  expect(sceneOf({ fight, successor: null }, "")).toBe("duel");
});

test("a question inside a fight that needs the map has no scene before it", () => {
  expect(sceneOf({ fight, successor: null }, "displace_to")).toBeNull();
  expect(sceneOf({ fight, successor: null }, "give_order")).toBe("order");
});

test("only who buys sees the purchase", () => {
  expect(sceneOf({ fight: null, successor }, "spend_on_gold")).toBe("succession");
  expect(sceneOf({ fight: null, successor }, "")).toBeNull();
});
