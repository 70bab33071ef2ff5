import type { Mutation } from "./mutation";

/** The tax that prices contain, VAT ids, and invoices for machines. */
export const taxMutations: Mutation[] = [
  {
    name: "without an answer of VIES the tax is included",
    file: "lib/orders/invoices/tax/rules.ts",
    original: 'if (check === "valid")',
    mutated: 'if (check !== "invalid")',
    test: "lib/orders/invoices/tax/rules.test.ts",
  },
  {
    name: "a company of the seller's own country pays tax",
    file: "lib/orders/invoices/tax/rules.ts",
    original:
      "isOwnVatId(parties) &&\n  parseEuVatId(parties.vatId)?.country !== vatCountryOf(parties.sellerCountry);",
    mutated: "isOwnVatId(parties);",
    test: "lib/orders/invoices/tax/rules.test.ts",
  },
  {
    name: "the VAT id of another country than the buyer's changes no tax",
    file: "lib/orders/invoices/tax/rules.ts",
    original: "parseEuVatId(vatId)?.country === vatCountryOf(buyerCountry)",
    mutated: "parseEuVatId(vatId) !== null",
    test: "lib/orders/invoices/tax/rules.test.ts",
  },
  {
    name: "the lines of an invoice come to its tax to the cent",
    file: "lib/orders/invoices/tax/rules.ts",
    original: "const netCents = netOf(sum, rate) - before;",
    mutated: "const netCents = sum > before ? netOf(grossCents, rate) : 0;",
    test: "lib/orders/invoices/tax/rules.test.ts",
  },
  {
    name: "net amounts are rounded to the nearest cent",
    file: "lib/orders/invoices/tax/rules.ts",
    original: "Math.round((grossCents * 100) / (100 + rate))",
    mutated: "Math.floor((grossCents * 100) / (100 + rate))",
    test: "lib/orders/invoices/tax/documents.test.ts",
  },
  {
    name: "the credit notes of an invoice come to its tax to the cent",
    file: "lib/orders/invoices/tax/documents.ts",
    original: "splitLines([...listed, ...other], tax, beforeCents)",
    mutated: "splitLines([...listed, ...other], tax)",
    test: "lib/orders/invoices/tax/documents.test.ts",
  },
  {
    name: "what VIES said of another VAT id does not count",
    file: "lib/orders/invoices/tax/breakdown.ts",
    original: "vatCheck?.vatId === vatId ? vatCheck.result : null",
    mutated: "vatCheck?.result ?? null",
    test: "lib/orders/invoices/tax/breakdown.test.ts",
  },
  {
    name: "the rate of a tax is that of the day",
    file: "lib/orders/invoices/tax/rates.ts",
    original: ".filter(([until]) => day < new Date(until))",
    mutated: ".filter(([until]) => until === String(day))",
    test: "lib/orders/invoices/tax/rules.test.ts",
  },
  {
    name: "a sale to Monaco has the tax of France",
    file: "lib/vat-id.ts",
    original: '(country === "MC" ? "FR" : country)',
    mutated: "country",
    test: "lib/orders/invoices/tax/rules.test.ts",
  },
  {
    name: "an outage of VIES is no unknown VAT id",
    file: "lib/orders/invoices/tax/vies.ts",
    original: "if (failure) throw",
    mutated: 'if (failure === "") throw',
    test: "app/api/shop/invoice/tax.test.ts",
  },
  {
    name: "an amount without tax says why",
    file: "lib/orders/invoices/e-invoice/taxes.ts",
    original: 'sum.category === "S" ? null',
    mutated: "sum.taxCents === 0 ? null",
    test: "lib/orders/invoices/e-invoice/factur-x.test.ts",
  },
  {
    name: "names on an invoice for machines are escaped",
    file: "lib/orders/invoices/e-invoice/elements.ts",
    original: "escapeXml(text).replace(",
    mutated: "text.replace(",
    test: "lib/orders/invoices/e-invoice/factur-x.test.ts",
  },
  {
    name: "an invoice for machines has no negative price",
    file: "lib/orders/invoices/e-invoice/factur-x.ts",
    original: "Math.abs(line.netCents)",
    mutated: "line.netCents",
    test: "lib/orders/invoices/e-invoice/factur-x.test.ts",
  },
  {
    name: "a credit note for machines is no invoice",
    file: "lib/orders/invoices/e-invoice/factur-x.ts",
    original: 'creditNote: "381"',
    mutated: 'creditNote: "380"',
    test: "lib/orders/invoices/e-invoice/factur-x.test.ts",
  },
];
