import { expect, test } from "vitest";
import type { VisitorBrand } from "@/components/customization/palette/browser/visitor-brand";
import type { Business } from "@/lib/customization/first-draft/business";
import { noChoices } from "@/lib/customization/palette/rules";
import { changedVisitor, undoOf } from "./visitor-change";

const before: VisitorBrand & { business: Business | null } = {
  choices: noChoices,
  guest: { name: "Acme", logo: "" },
  customer: null,
  business: null,
};
const green = { ...noChoices, primary: "bg-green-700" };
const typed = { guest: { name: "Halden & Voss" } };

/** @requirement Home: An idea that is taken back leaves a name that was typed since */
test("undoing a surprise takes back its colors only", () => {
  const surprise = { choices: green };
  const after = changedVisitor(changedVisitor(before, surprise), typed);
  expect(changedVisitor(after, undoOf(before, surprise))).toEqual({
    ...before,
    guest: { name: "Halden & Voss", logo: "" },
  });
});

test("undoing a logo takes back its colors and itself", () => {
  const picture = { choices: green, guest: { logo: "data:image/png;base64,AA==" } };
  const after = changedVisitor(changedVisitor(before, picture), typed);
  expect(after.guest).toEqual({ ...picture.guest, ...typed.guest });
  expect(changedVisitor(after, undoOf(before, picture))).toEqual({
    ...before,
    guest: { name: "Halden & Voss", logo: "" },
  });
});

/** @requirement Home: A name that is typed while a picture is read stays */
test("a logo leaves the name as it is by then", () => {
  const { guest } = changedVisitor(changedVisitor(before, typed), { guest: { logo: "x" } });
  expect(guest).toEqual({ name: "Halden & Voss", logo: "x" });
});

test("undoing what was told takes back the business before it", () => {
  const bakery: Business = { trade: "bakery", language: "de", facts: { phone: "+43 316 1" } };
  const removal = undoOf({ ...before, business: bakery }, { business: null });
  expect(removal).toEqual({ business: bakery });
  expect(undoOf(before, { business: bakery })).toEqual({ business: null });
});
