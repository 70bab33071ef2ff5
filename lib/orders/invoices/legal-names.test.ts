import fc from "fast-check";
import { expect, test } from "vitest";
import { legalForms, legalNames, nameScripts } from "@/e2e/fixtures/legal-names";
import { taxDocument } from "@/e2e/fixtures/tax-documents";
import { actualTexts, pdfText } from "@/e2e/support/pdf-text";
import { companyName } from "@/lib/company-name";
import { escapeXml } from "@/lib/xml";
import { renderDocument, write } from "./document";
import { facturXml } from "./e-invoice/factur-x";
import { withFallbackFonts } from "./fallback-fonts";
import { lackedBy, openFonts, printable } from "./fonts";
import { isFromRight } from "./text-layout";

const names = legalNames(10_000);

/** @requirement Companies: Every legal name is kept to the letter, whatever its script and punctuation */
test("10,000 legal names of 30 scripts and 60 forms are accepted to the letter", () => {
  expect([nameScripts.length, legalForms.length, new Set(names).size]).toEqual([30, 60, 10_000]);
  const schema = companyName("missing");
  expect(names.filter((name) => schema.safeParse(name).data !== name)).toEqual([]);
});

test("e-invoices name them to the letter", () => {
  const nameIn = (xml: string) =>
    /<ram:BuyerTradeParty><ram:Name>([^<]*)<\/ram:Name>/.exec(xml)?.[1];
  const wrong = names.filter(
    (company) => nameIn(facturXml(taxDocument({ buyer: { company } }))) !== escapeXml(company),
  );
  expect(wrong).toEqual([]);
});

test("fonts have every character of them", async () => {
  const characters = new Set(names.join("").normalize("NFC"));
  const weights = { regular: characters, bold: characters };
  const { bold } = await withFallbackFonts(await openFonts(), weights);
  expect(lackedBy(bold, [...characters].join(""))).toEqual([]);
  expect(names.filter((name) => printable(bold, name) !== name.normalize("NFC"))).toEqual([]);
});

test("a printed name can be copied out as it was", async () => {
  const [own] = (await openFonts()).bold;
  const printed = names.filter((_, n) => n % 37 === 0 && n < 5_000);
  const pdf = await renderDocument({ title: "Order 7", date: new Date(0) }, (doc) => {
    for (const name of printed) write(doc, name, { weight: "bold" });
  });
  const [text, marked] = [await pdfText(pdf), new Set(actualTexts(pdf))];
  const inOwnFont = printed.filter((name) => own && lackedBy([own], name).length === 0);
  const fromLeft = printed.filter((name) => !inOwnFont.includes(name) && !isFromRight(name));
  expect(inOwnFont.length).toBeGreaterThan(10);
  expect(fromLeft.length).toBeGreaterThan(50);
  expect(inOwnFont.filter((name) => !text.includes(name))).toEqual([]);
  expect(fromLeft.filter((name) => !marked.has(name.normalize("NFC")))).toEqual([]);
});

/** Letters and marks of the scripts from Greek to Hangul, in any order. */
const written = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xd7ff }).map(String.fromCodePoint),
});

test("a document is made whatever is written in it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(written, { maxLength: 100 }), async (texts) => {
      const pdf = await renderDocument({ title: "Order 7", date: new Date(0) }, (doc) => {
        for (const text of texts) write(doc, text);
      });
      expect(pdf.length).toBeGreaterThan(1_000);
    }),
    { seed: 20_261_126, numRuns: 20 },
  );
});
