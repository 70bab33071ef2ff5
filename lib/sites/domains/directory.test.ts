import { expect, test } from "vitest";
import { createDirectory } from "./directory";

test("while the list takes long to read, nobody begins to read it again", async () => {
  let now = 0;
  let readings = 0;
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const find = createDirectory({
    freshMs: 1_000,
    now: () => now,
    list: async () => {
      readings += 1;
      await isAnswered;
      return new Map([["www.one.com", { invoiceItemId: 1, main: "www.one.com" }]]);
    },
  });
  const asked = Array.from({ length: 30 }, () => {
    now += 1_000;
    return find("www.one.com");
  });
  expect(readings).toBe(1);
  answer();
  for (const found of await Promise.all(asked)) expect(found).not.toBeNull();
});

test("a reading that failed is made again", async () => {
  let now = 0;
  let isDown = true;
  const find = createDirectory({
    freshMs: 1_000,
    now: () => now,
    list: async () => {
      if (isDown) throw new Error("No database");
      return new Map([["www.one.com", { invoiceItemId: 1, main: "www.one.com" }]]);
    },
  });
  await expect(find("www.one.com")).rejects.toThrow("No database");
  isDown = false;
  now = 1_000;
  expect(await find("www.one.com")).not.toBeNull();
});
