import { expect, test } from "vitest";
import { ShopError } from "@/lib/errors";
import { centsOf } from "./line";
import { readStatement } from "./read";

const bytes = (text: string) => new TextEncoder().encode(text);

const entry = (inside: string, change: { mark?: string; status?: string } = {}) => `
<Ntry><Amt Ccy="EUR">119.00</Amt><CdtDbtInd>${change.mark ?? "CRDT"}</CdtDbtInd>
<Sts>${change.status ?? "<Cd>BOOK</Cd>"}</Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt>
<AcctSvcrRef>2026112600001</AcctSvcrRef>${inside}</Ntry>`;
const camt = (...entries: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr/>
<Stmt><Id>1</Id>${entries.join("")}</Stmt></BkToCstmrStmt></Document>`;
const transaction = (inside = "") => `<TxDtls>${inside}
<RltdPties><Dbtr><Pty><Nm>M&#252;ller &amp; S&#xF6;hne</Nm></Pty></Dbtr>
<DbtrAcct><Id><IBAN>FR7630006000011234567890189</IBAN></Id></DbtrAcct></RltdPties>
<RmtInf><Ustrd>Order</Ustrd><Strd><CdtrRefInf><Ref>RF18000040</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`;

/** @requirement Bank transfer: Statements are read as CAMT.053 and as CSV, and a wrong line is named */
test("incoming payments of a camt.053 are read, others are left out", () => {
  const xml = camt(
    entry(`<NtryDtls>${transaction()}</NtryDtls>`),
    entry("", { mark: "DBIT" }),
    entry("", { status: "PDNG" }),
    entry("<AddtlNtryInf>Cash</AddtlNtryInf>", { status: "BOOK" }),
  );
  const line = {
    day: "2026-11-26",
    amountCents: 11_900,
    currency: "EUR",
    bankReference: "2026112600001",
  };
  expect(readStatement(bytes(xml))).toEqual({
    lines: [
      { ...line, payer: "Müller & Söhne", country: "FR", purpose: "Order RF18000040" },
      { ...line, payer: "", country: null, purpose: "Cash" },
    ],
    leftOut: 2,
  });
  const prefixed = xml.replace(/<(\/?)(?=[A-Z])/g, "<$1n:").replace("xmlns=", "xmlns:n=");
  expect(readStatement(bytes(prefixed))).toEqual(readStatement(bytes(xml)));
});

test("each transaction of a batch is a line, if they add up", () => {
  const batch = (second: string) =>
    camt(
      entry(
        `<NtryDtls>${transaction('<Refs><TxId>T1</TxId></Refs><Amt Ccy="EUR">19.00</Amt>')}
        ${transaction(`<AmtDtls><TxAmt><Amt Ccy="EUR">${second}</Amt></TxAmt></AmtDtls>`)}</NtryDtls>`,
      ),
    );
  expect(readStatement(bytes(batch("100.00"))).lines).toMatchObject([
    { amountCents: 1_900, bankReference: "2026112600001 T1" },
    { amountCents: 10_000, bankReference: "" },
  ]);
  expect(() => readStatement(bytes(batch("99.00")))).toThrow(
    /^Line 4: the transactions of this batch do not add up/,
  );
});

const sparkasse = `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Betrag";"Waehrung"
"DE12";"26.11.26";"26.11.26";"GUTSCHRIFT";"RF18 000040
zweite Zeile";"Bäckerei ""Zum Löwen""";"1.119,00";"EUR"
"DE12";"25.11.26";"25.11.26";"LASTSCHRIFT";"Strom";"Stadtwerke";"-50,00";"EUR"`;

/** @requirement Bank transfer: Statements are read as CAMT.053 and as CSV, and a wrong line is named */
test.each([
  ["UTF-8", bytes(sparkasse)],
  ["windows-1252", new Uint8Array(Buffer.from(sparkasse, "latin1"))],
])("a table of a German bank in %s", (_, file) => {
  expect(readStatement(file)).toEqual({
    lines: [
      {
        day: "2026-11-26",
        amountCents: 111_900,
        currency: "EUR",
        payer: 'Bäckerei "Zum Löwen"',
        country: null,
        purpose: "RF18 000040 zweite Zeile",
        bankReference: "",
      },
    ],
    leftOut: 1,
  });
});

test("a table in English, with lines above it and the month first", () => {
  const text = `Account,123\n\nDate,Description,Payer,Amount (USD)\n11/05/2026,A,Acme,20\n11/26/2026,B,Acme,"1,000.50"`;
  expect(readStatement(bytes(text)).lines).toMatchObject([
    { day: "2026-11-05", amountCents: 2_000, currency: "USD", payer: "Acme", purpose: "A" },
    { day: "2026-11-26", amountCents: 100_050 },
  ]);
});

test.each([
  ["IBAN Zahlungsbeteiligter", "FR76 3000 6000 0112 3456 7890 189", "FR"],
  ["Kontonummer/IBAN", "LT121000011101001000", "LT"],
  ["IBAN Zahlungsbeteiligter", "123 456", null],
  // The account of the shop.
  ["IBAN Auftragskonto", "DE89370400440532013000", null],
])("in a column %s, the account %s is one of %s", (heading, account, country) => {
  const text = `Buchungstag;${heading};Betrag\n26.11.2026;${account};12,00`;
  expect(readStatement(bytes(text)).lines).toMatchObject([{ country }]);
});

test.each([
  ["", /^Line 1: “” names no columns/],
  ["Dear bookkeeper,\nhello", /^Line 1: “Dear bookkeeper,” names no columns/],
  ["%PDF-1.7\0\n", /^Line 1: this is no text/],
  ["Date;Amount\n26.11.2026;12,00\n31.02.2026;12,00", /^Line 3: “31.02.2026” is no date/],
  ["Date;Amount\n26.11.2026;twelve", /^Line 2: “twelve” is no amount/],
  ['Date;Amount\n26.11.2026;"12', /^Line 2: a quotation mark is not closed/],
  ["<html><body/></html>", /^Line 1: this is no account statement .* begins with <html>/],
  [camt("\n<Ntry>"), /^Line 4: <Ntry> is not closed/],
  [camt(entry("")).replace("119.00", "119,00"), /^Line 4: “119,00 EUR” is no amount/],
  [camt(entry("")).replace("2026-11-26", "26.11.2026"), /^Line 4: the entry has no day/],
  [
    camt().replace("<Document", "\n<!DOCTYPE x [<!ENTITY a 'b'>]>\n<Document"),
    /document type is refused/,
  ],
  [camt().replace("UTF-8", "EBCDIC"), /^Line 1: the encoding ebcdic is not known/],
  ["<a>".repeat(50), /too many levels/],
])("%j is refused, with the line that is wrong", (text, problem) => {
  expect(() => readStatement(bytes(text))).toThrow(problem);
  expect(() => readStatement(bytes(text))).toThrow(ShopError);
});

test("nothing of another file is fetched: an entity that is not declared stays as it is", () => {
  const xml = camt(entry("<AddtlNtryInf>&secret; &#38;</AddtlNtryInf>"));
  expect(readStatement(bytes(xml)).lines[0]?.purpose).toBe("&secret; &");
});

test.each([
  ["1.234,56", 123_456],
  ["1,234.56", 123_456],
  ["1234", 123_400],
  ["1.234", 123_400],
  ["12,5", 1_250],
  ["-0,01", -1],
  ["+ 7,50 €", 750],
  ["7.50 EUR", 750],
  ["1 234,56", 123_456],
  ["1'234.56", 123_456],
  ["12,345,6", null],
  ["1e3", null],
  ["", null],
  ["99999999999", null],
])("%j is %s cents", (text, cents) => {
  expect(centsOf(text, "EUR")).toBe(cents);
});
