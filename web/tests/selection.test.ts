import { describe, expect, test } from "vitest";
import type { Option } from "../src/lib/game";
import { Selection, oneAtEach, pointing } from "../src/lib/selection.svelte";
import type { TableView } from "../src/lib/table.svelte";

const table = () => ({ pointed: null }) as TableView;
const option = { id: "7" } as Option;

test("what is picked twice is let go of", () => {
  const selection = new Selection<string>();
  selection.pick("thief");
  expect(selection.picked).toBe("thief");
  selection.pick("king");
  expect(selection.picked).toBe("king");
  selection.pick("king");
  expect(selection.picked).toBeNull();
});

describe("pointing", () => {
  test("an element points at its answer while the pointer is on it", () => {
    const here = table();
    const { onpointerenter, onpointerleave } = pointing(here, option);
    onpointerenter();
    expect(here.pointed).toBe("7");
    onpointerleave();
    expect(here.pointed).toBeNull();
  });

  test("what loses the focus takes nothing from what is pointed at meanwhile", () => {
    const here = table();
    const { onfocus, onblur } = pointing(here, option);
    onfocus();
    here.pointed = "8";
    onblur();
    expect(here.pointed).toBe("8");
  });
});

test("there is one at each table", () => {
  const selectionOf = oneAtEach(() => new Selection<string>());
  const [here, there] = [table(), table()];
  expect(selectionOf(here)).toBe(selectionOf(here));
  expect(selectionOf(here)).not.toBe(selectionOf(there));
});
