import fc from "fast-check";
import { expect, test } from "vitest";
import {
  freeLicenses,
  invoiceFileName,
  invoiceTitle,
  parseReference,
  paymentReference,
} from "./rules";

/** As ISO 11649 checks a reference: moved, in digits, the remainder by 97 is one. */
const isValid = (reference: string) => {
  const compact = reference.replace(/\s/g, "");
  const digits = [...compact.slice(4), ...compact.slice(0, 4)]
    .map((it) => parseInt(it, 36))
    .join("");
  return BigInt(digits) % 97n === 1n;
};

/**
 * @requirement Bank transfer: The email has the bank details, the amount and a reference with check
 *   digits
 */
test("every reference conforms to ISO 11649 and can be parsed back to its order", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
      const reference = paymentReference(id);
      expect(isValid(reference)).toBe(true);
      expect(parseReference(reference)).toBe(id);
      expect(parseReference(reference.toLowerCase().replace(" ", ""))).toBe(id);
    }),
    { seed: 3 },
  );
});

test("a wrong digit, or two transposed ones, is detected", () => {
  const reference = paymentReference(123_456);
  for (const wrong of [reference.replace("6", "7"), reference.replace("12", "21"), "RF00 123456"]) {
    expect(parseReference(wrong)).toBeNull();
  }
});

test.each([
  [{ id: 7, number: null }, "Order 7", "order-7.pdf"],
  [{ id: 7, number: 3 }, "Invoice 3", "invoice-3.pdf"],
])("the title of %o is %s", (invoice, title, file) => {
  expect(invoiceTitle(invoice)).toBe(title);
  expect(invoiceFileName(invoice)).toBe(file);
});

test.each([
  [[], 3, [1, 2, 3]],
  [[1], 2, [2, 3]],
  [[1, 3], 2, [2, 4]],
  [[2], 1, [1]],
  [[3, 1, 2], 1, [4]],
])("of a customer with the licenses %j, the next %i are %j", (taken, count, free) => {
  expect(freeLicenses(taken, count)).toEqual(free);
});
