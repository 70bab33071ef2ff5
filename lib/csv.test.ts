import { expect, test } from "vitest";
import { csvStream } from "./csv";

async function cellOf(value: string): Promise<string> {
  async function* batches() {
    yield [value];
  }
  const text = await new Response(csvStream({ Text: (row: string) => row }, batches())).text();
  return text.slice('"Text"\r\n'.length, -2);
}

test.each([
  ["plain", '"plain"'],
  ['with "quotes", and a comma', '"with ""quotes"", and a comma"'],
  ["two\nlines", '"two\nlines"'],
  ["=1+1", `"'=1+1"`],
  [" @SUM(A1)", `"' @SUM(A1)"`],
  ["Hello\n;=cmd|' /C calc'!A0", `"Hello\n;'=cmd|' /C calc'!A0"`],
  ["Hello\n=1+1", `"Hello\n'=1+1"`],
  ["a;-2+3", `"a;'-2+3"`],
  ["a\t+1", `"a\t'+1"`],
  ['x;"=1+1;y', `"x;'""=1+1;y"`],
  ['x\n" "=1+1', `"x\n'"" ""=1+1"`],
  ["＝1+1", `"'＝1+1"`],
  ["a;＠SUM(A1)", `"a;'＠SUM(A1)"`],
  ["1-2, 5% = 3", '"1-2, 5% = 3"'],
])("the cell of %j is %j", async (value, expected) => {
  expect(await cellOf(value)).toBe(expected);
});
