import { expect, test } from "vitest";
import { paymentReference } from "@/lib/orders/invoices/rules";
import { epcCode, epcText, ibanOf } from "./epc-code";

const transfer = {
  holder: "Presetry GmbH",
  account: "DE89 3704 0044 0532 0130 00",
  bic: "COBADEFFXXX",
  cents: 11_900,
  currency: "EUR",
  reference: paymentReference(40),
};

/** @requirement Bank transfer: Purchases and e-mail show account, amount, reference, last day and, for euros, a QR code */
test("the code has the lines of EPC069-12", () => {
  expect(epcText(transfer)).toBe(
    `BCD\n002\n1\nSCT\nCOBADEFFXXX\nPresetry GmbH\nDE89370400440532013000\nEUR119.00\n\n${paymentReference(40).replace(" ", "")}`,
  );
  const code = epcCode(transfer);
  expect(code?.size).toBeGreaterThan(30);
  expect(code?.path).toMatch(/^M4 4h1v1h-1z/);
});

test.each([
  { currency: "USD" },
  { account: "0532013000" },
  { account: "DE89 3704 0044 0532 0130 01" },
  { cents: 0 },
])("there is no code with %o", (change) => {
  expect(epcText({ ...transfer, ...change })).toBeNull();
  expect(epcCode({ ...transfer, ...change })).toBeNull();
});

test.each([
  ["GB29 NWBK 6016 1331 9268 19", true],
  ["mt84malt011000012345mtlcast001s", true],
  ["GB29 NWBK 6016 1331 9268 18", false],
  ["Account 12", false],
])("%s is an IBAN: %s", (account, isIban) => {
  expect(ibanOf(account) !== null).toBe(isIban);
});
