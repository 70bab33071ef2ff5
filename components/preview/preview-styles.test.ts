import { expect, test } from "vitest";
import { templateSlugs } from "@/components/templates/registry";
import { renderPreview } from "./preview-page";
import { renderSample, sampleStyles } from "./preview-styles";

const draftsOnly = /\.(contact-form|site-form|order-lines|text-page)\b/;

test.each(templateSlugs)("%s is served without the rules that only drafts use", async (slug) => {
  const [served, whole] = await Promise.all([sampleStyles(slug), renderSample(slug)]);
  expect(whole.css).toMatch(draftsOnly);
  expect(served.css).not.toMatch(draftsOnly);
  expect(served.css).toContain(`.t-${slug}`);
  expect(served.wholeCss).toMatch(new RegExp(`^/preview/${slug}/styles\\?v=[0-9a-f]{8}$`));
});

test("the styles of a preview are those of the sample, whoever's brand it shows", async () => {
  const { css, wholeCss } = await renderPreview("silent", { name: "Contact-form", logo: "" });
  expect({ css, wholeCss }).toEqual(await sampleStyles("silent"));
});
