import { expect, test } from "vitest";
import { paymentReference } from "@/lib/orders/invoices/rules";
import { type Candidate, certainMatch, fingerprintsOf, matcherOf, referencesIn } from "./match";

const order = (id: number, change: Partial<Candidate> = {}): Candidate => ({
  id,
  status: "pending",
  totalCents: 10_000,
  receivedCents: 0,
  currency: "USD",
  company: "Müller & Söhne Gebäudereinigung GmbH",
  replaces: [],
  ...change,
});
const matchesOf = (line: Parameters<ReturnType<typeof matcherOf>>[0], orders: Candidate[]) =>
  matcherOf(orders)(line);
const line = { amountCents: 10_000, currency: "USD", payer: "", purpose: "" };
const spaced = paymentReference(40).replace(/(.{4})/g, "$1 ");

test.each([
  [`Order ${paymentReference(40)}, thank you`, [40]],
  [paymentReference(40).toLowerCase().replace(" ", ""), [40]],
  [`SVWZ+${spaced}`, [40]],
  [`${paymentReference(40)} 2026`, [40]],
  [`${paymentReference(40)} ${paymentReference(41)}`, [40, 41]],
  ["RF99 000040", []],
  ["Invoice 40", []],
])("%j names the orders %j", (purpose, ids) => {
  expect(referencesIn(purpose)).toEqual(ids);
});

/** @requirement Bank transfer: Lines of a statement are matched by reference, name and amount */
test("a reference decides, whatever the amount; name and amount decide where one order has both", () => {
  const orders = [order(40), order(41, { company: "Limonaia Sant’Elmo", totalCents: 5_000 })];
  const byReference = matchesOf({ ...line, amountCents: 1, purpose: paymentReference(41) }, orders);
  expect(byReference).toEqual([{ id: 41, reasons: ["reference"] }]);
  expect(certainMatch(byReference)).toBe(41);
  const byName = matchesOf({ ...line, payer: "MUELLER SOEHNE" }, orders);
  expect(byName).toEqual([{ id: 40, reasons: ["amount"] }]);
  expect(certainMatch(byName)).toBeNull();
  const byBoth = matchesOf({ ...line, payer: "Muller Sohne Gebaudereinigung" }, orders);
  expect(byBoth).toEqual([{ id: 40, reasons: ["name", "amount"] }]);
  expect(certainMatch(byBoth)).toBe(40);
});

test("the reference of an order whose mark was taken back is that of the order in its stead", () => {
  const next = order(50, { replaces: [40] });
  expect(certainMatch(matchesOf({ ...line, purpose: paymentReference(40) }, [next]))).toBe(50);
});

test("two orders that are equally near are left to a person; the nearest are named", () => {
  const same = [order(40), order(41), order(42), order(43)];
  const matches = matchesOf({ ...line, payer: "Müller und Söhne Gebäudereinigung" }, same);
  expect(matches.map(({ id }) => id)).toEqual([43, 42, 41]);
  expect(certainMatch(matches)).toBeNull();
  const both = matchesOf(
    { ...line, purpose: `${paymentReference(40)} ${paymentReference(41)}` },
    same,
  );
  expect(certainMatch(both)).toBeNull();
});

test("the amount is compared with what is still open, in the same currency", () => {
  const partly = order(40, { receivedCents: 4_000, status: "partly_paid" });
  expect(matchesOf({ ...line, amountCents: 6_000 }, [partly])).toEqual([
    { id: 40, reasons: ["amount"] },
  ]);
  expect(matchesOf({ ...line, currency: "EUR", purpose: paymentReference(40) }, [partly])).toEqual(
    [],
  );
});

test("the same line has the same fingerprint, and two alike in one file have two", () => {
  const paid = { ...line, country: null, day: "2026-11-26", bankReference: "" };
  const [first, second] = fingerprintsOf([paid, paid]);
  expect(first).not.toBe(second);
  expect(fingerprintsOf([paid])).toEqual([first]);
  expect(fingerprintsOf([{ ...paid, purpose: "x" }, paid, paid]).slice(1)).toEqual([first, second]);
});
