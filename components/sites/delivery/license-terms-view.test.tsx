import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { knownLanguages } from "@/lib/languages.mjs";
import { TranslationsProvider } from "@/lib/translations/client";
import { legalTextsIn } from "@/lib/translations/legal-texts";
import { messagesIn } from "@/lib/translations/messages";
import { LicenseTermsView } from "./license-terms-view";

const groups = ["licenseTerms", "presetWords"] as const;

/** @requirement Legal: The texts of law are written in each language of the shop, with the same facts */
test.each(knownLanguages)("the license page in %s has no part in another language", (language) => {
  const messages = Object.fromEntries(groups.map((it) => [it, messagesIn(language, it)]));
  const html = renderToStaticMarkup(
    <TranslationsProvider language={language} messages={messages}>
      <LicenseTermsView />
    </TranslationsProvider>,
  );
  const { terms, categories, sameForce } = legalTextsIn(language).license;
  const sentences = [...terms.map((term) => term.sentences), ...Object.values(categories)];
  for (const part of sentences) expect(html).toContain(part.join(" "));
  expect(html.includes("</table><p")).toBe(sameForce !== null);
  expect(html).not.toContain("lang=");
});
