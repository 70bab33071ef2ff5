import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PrivacyView } from "@/components/accounts/privacy/privacy-view";
import { TermsLine } from "@/components/orders/checkout/terms-line";
import { parseHtml } from "@/e2e/support/strict-html";
import { currentTerms } from "@/lib/orders/legal/current-terms";
import { seller } from "@/lib/seller";
import { TranslationsProvider } from "@/lib/translations/client";
import { legalTexts as en } from "@/lib/translations/en/legal-texts";
import { messagesIn } from "@/lib/translations/messages";
import { LegalView } from "./legal-view";

const days = { messages: 365, spam: 30, visits: 400 };

const groups = ["legal", "privacy", "retainedData", "retentionFate", "retentionTime"] as const;

const messages = Object.fromEntries(groups.map((group) => [group, messagesIn("en", group)]));

const render = (element: ReactElement) =>
  renderToStaticMarkup(
    <TranslationsProvider language="en" messages={messages}>
      {element}
    </TranslationsProvider>,
  );

const linksOf = (element: ReactElement) =>
  parseHtml(render(element)).flatMap(({ name, attributes }) =>
    name === "a" ? [attributes.get("href")] : [],
  );

test.each([
  ["imprint", <LegalView key="imprint" text={en.imprint(seller())} />],
  ["terms", <LegalView key="terms" text={currentTerms("en")} />],
  [
    "contract of data processing",
    <LegalView key="data" text={en.dataProcessing(seller(), days)} />,
  ],
  ["privacy page", <PrivacyView key="privacy" />],
])("the %s has its version, and says that the shop is a sample", (_, page) => {
  const html = render(page);
  expect(html).toMatch(/<time dateTime="[\d-]{10}">Version of \d\d\/\d\d\/20\d\d<\/time>/i);
  expect(html).toContain("This is a sample shop.");
  expect(parseHtml(html).filter(({ name }) => name === "h1")).toHaveLength(1);
});

test("the terms lead to what they mention", () => {
  expect(linksOf(<LegalView text={currentTerms("en")} />)).toEqual([
    "/imprint",
    "/license",
    "/refunds",
    "/data-processing",
    "mailto:hello@presetry.example",
  ]);
});

test("the payment dialog names terms, license, refunds and privacy", () => {
  const line = (
    <TranslationsProvider language="en" messages={{ termsLine: messagesIn("en", "termsLine") }}>
      <TermsLine />
    </TranslationsProvider>
  );
  expect(linksOf(line)).toEqual(["/terms", "/license", "/refunds", "/privacy"]);
});
