import { expect, test } from "vitest";
import { addressOf, coreSearchOf, toCore } from "./list-address";

const there = (address: string) => coreSearchOf(new URLSearchParams(address));
const andBack = (address: string) => addressOf(there(address));

test("an address of a list stays as it is", () => {
  for (const address of [
    "",
    "?status=paid&evidence=disagree",
    "?q=a+%26+b&answer=",
    "?paidAt_gte=2026-01-01T00%3A00%3A00.000Z&_sort=id&_order=ASC&_page=2",
    "?_sort=attention&_order=DESC",
  ]) {
    expect(andBack(address)).toBe(address);
  }
});

test("ra-core reads the conditions, the order and the page", () => {
  const search = new URLSearchParams(there("?status=paid&q=ann&_sort=id&_order=ASC&_page=3"));
  expect(JSON.parse(search.get("filter") ?? "")).toEqual({ status: "paid", q: "ann" });
  expect([search.get("sort"), search.get("order"), search.get("page")]).toEqual(["id", "ASC", "3"]);
});

test("an address that opens a thread narrows no list, and the first page is not named", () => {
  expect(there("?thread=12")).toBe("");
  expect(addressOf(toCore({ filter: { status: "open" }, page: 1 }))).toBe("?status=open");
});
