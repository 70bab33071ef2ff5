import { expect, test } from "vitest";
import { renderLegalPdf } from "./pdf";

const kept = (title: string, language = "en") => ({
  language,
  text: {
    title,
    version: "2026-11-29",
    intro: "Who sells to whom.",
    sections: [{ title: "One", paragraphs: ["What is sold."] }],
  },
});

test("the same text is drawn once, and another one, or in another language, for itself", async () => {
  const terms = await renderLegalPdf(kept("Terms"));
  expect(await renderLegalPdf(kept("Terms"))).toBe(terms);
  expect((await renderLegalPdf(kept("Terms", "de"))).equals(terms)).toBe(false);
  expect((await renderLegalPdf(kept("Withdrawal"))).equals(terms)).toBe(false);
});

test("only the newest texts are kept", async () => {
  const first = await renderLegalPdf(kept("First"));
  for (let n = 0; n < 12; n++) await renderLegalPdf(kept(`Version ${n}`));
  const again = await renderLegalPdf(kept("First"));
  expect(again).not.toBe(first);
  expect(again.equals(first)).toBe(true);
});
