import { expect, test } from "vitest";
import { isIssuedCard, ownCardPath, sharedCardPath } from "./card-signature";

const code = "u010.QWNtZQ";
const signature = new URL(sharedCardPath("cali", code, "en"), "https://shop.test").searchParams.get(
  "signature",
);

test("a card is issued by the shared page that names it, for one template and code", () => {
  expect(isIssuedCard("cali", code, signature ?? "")).toBe(true);
  expect(isIssuedCard("sonic", code, signature ?? "")).toBe(false);
  expect(isIssuedCard("cali", "u020.QWNtZQ", signature ?? "")).toBe(false);
});

test.each(["", "x", "é".repeat(43), signature?.replace(/^./, "-") ?? ""])(
  "the signature %j is refused",
  (other) => expect(isIssuedCard("cali", code, other)).toBe(false),
);

test("a template's own card needs no signature", () => {
  const own = ownCardPath("cali", "en").split("/").at(-1) ?? "";
  expect(isIssuedCard("cali", own, "")).toBe(true);
});
