import { expect, test } from "vitest";
import type { Chart } from "@/lib/env-formats";
import { bookColumns } from "./csv";
import { type DatevBatch, datevHead, datevLines } from "./datev";
import { datevColumns } from "./datev-columns";
import { type BookedDocument, entriesOf } from "./rules";
import { toWindows1252 } from "./windows-1252";

const chart: Chart = {
  customers: { account: "10000", taxKey: "" },
  bank: { account: "1200", taxKey: "" },
  paypal: { account: "1360", taxKey: "" },
  fees: { account: "4970", taxKey: "" },
  revenue: { account: "8200", taxKey: "" },
  S19: { account: "8200", taxKey: "3" },
};

const batch: DatevBatch = {
  consultant: 1_234_567,
  client: 89,
  yearStart: 1,
  chart,
  month: "2026-02",
  currency: "USD",
  createdAt: new Date("2026-03-01T10:20:30.456Z"),
};

const document: BookedDocument = {
  kind: "invoice",
  number: 12,
  orderId: 40,
  at: new Date("2026-02-03T22:59:59Z"),
  timeZone: "Europe/Berlin",
  customer: 'Café "Zum; Löwen"\r\n',
  country: "",
  countryCode: "DE",
  vatId: "",
  sellerCountryCode: "DE",
  method: "paypal",
  totalCents: 123_456,
  currency: "USD",
  taxes: null,
  feeCents: null,
  reference: "C1",
};

const fieldsOf = (line: string) => line.replace("\r\n", "").split(";");

test("the first line names format, client, fiscal year and month", () => {
  const [head = "", columns = "", rest] = datevHead(batch).split("\r\n");
  expect(head).toBe(
    [
      '"EXTF";700;21;"Buchungsstapel";13;20260301102030456;;"RE";"";"";1234567;89;20260101;4',
      '20260201;20260228;"Presetry 2026-02";"";1;0;0;"USD";;"";;;"";;;"";""',
    ].join(";"),
  );
  expect(fieldsOf(head)).toHaveLength(31);
  expect(fieldsOf(columns)).toEqual(datevColumns);
  expect(rest).toBe("");
  expect(datevColumns).toHaveLength(125);
  expect(new Set(datevColumns).size).toBe(125);
});

test.each([
  ["2026-02", 1, "20260101"],
  ["2026-02", 2, "20260201"],
  ["2026-02", 7, "20250701"],
  ["2026-12", 7, "20260701"],
])("%s of a fiscal year from month %i on begins it on %s", (month, yearStart, day) => {
  expect(fieldsOf(datevHead({ ...batch, month, yearStart }))[12]).toBe(day);
});

test("a line has amount, side, accounts, tax key, day, number and text; an unknown fee has none", () => {
  const taxes = [{ category: "S", rate: 19, netCents: 103_745, taxCents: 19_711 }];
  const text = datevLines(entriesOf({ ...document, taxes }), chart);
  const lines = text.split("\r\n").filter(Boolean);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(
    /^1234,56;"S";"USD";;;"";10000;8200;"3";0302;"INV-12";"";;"Invoice 12 Café ""Zum; Löwen""";/,
  );
  expect(lines[1]).toMatch(/^1234,56;"S";"USD";;;"";1360;10000;"";0302;"INV-12";/);
  expect(lines[1]).toContain('"Reference";"C1"');
});

test("no text of a customer begins a formula, whichever separator a spreadsheet expects", () => {
  const customer = 'Halden,=7*7;"@SUM(1),+1, AG';
  const [line = ""] = datevLines(entriesOf({ ...document, customer }), chart).split("\r\n");
  expect(fieldsOf(line)[13]).toBe('"Invoice 12 Halden =7*7 ""@SUM(1) +1, AG"');
});

test.each<[Partial<BookedDocument>, string, string]>([
  [{ countryCode: "GR" }, '"EL"', "24,5"],
  [{ countryCode: "MC" }, '"FR"', "24,5"],
  [{ countryCode: "DE" }, '""', ""],
  [{ countryCode: null }, '""', ""],
])("the country and rate of another country's tax: %o", (facts, country, rate) => {
  const taxes = [{ category: "S", rate: 24.5, netCents: 123_456, taxCents: 0 }];
  const [line = ""] = datevLines(
    entriesOf({ ...document, customer: "Acme", ...facts, taxes }),
    chart,
  ).split("\r\n");
  expect(fieldsOf(line).slice(39, 41)).toEqual([country, rate]);
});

test("the VAT id of a reverse charge is on its line", () => {
  const taxes = [{ category: "AE", rate: 0, netCents: 123_456, taxCents: 0 }];
  const facts = { customer: "Acme", countryCode: "AT", vatId: "ATU12345678", taxes };
  const [line = ""] = datevLines(entriesOf({ ...document, ...facts }), chart).split("\r\n");
  expect(fieldsOf(line)).toHaveLength(125);
  expect(fieldsOf(line)[39]).toBe('"ATU12345678"');
});

test.each([
  ["Größe", "Größe"],
  ["Zoë", "Zoë"],
  ["Łódź, Čapek, İstanbul", "Lódz, Capek, Istanbul"],
  ["Ελλάδα 日本 🙂", "?????? ?? ?"],
])("%s is %s in Windows-1252", (text, readable) => {
  expect(Buffer.from(toWindows1252(text)).toString("latin1")).toBe(readable);
});

test("what Windows-1252 has where Latin-1 has control characters", () => {
  expect([...toWindows1252("€„“–ŠŽœŸ")]).toEqual([0x80, 0x84, 0x93, 0x96, 0x8a, 0x8e, 0x9c, 0x9f]);
});

test("in a table, a fee that is not known is empty, and not zero", () => {
  const [, , fee] = entriesOf(document);
  const [, , known] = entriesOf({ ...document, feeCents: 5 });
  const row = [fee, known].map((entry) => entry && bookColumns.Amount?.(entry));
  expect(row).toEqual(["", "0.05"]);
});
