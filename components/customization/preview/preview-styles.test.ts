import { expect, test } from "vitest";
import { templateSlugs } from "@/components/templates/registry";
import { renderPreview } from "./preview-page";
import { renderSample, sampleStyles, withoutFonts } from "./preview-styles";

const draftsOnly = /\.(contact-form|site-form|order-lines|text-page)\b/;

test.each(templateSlugs)("%s is served without the rules that only drafts use", async (slug) => {
  const [served, whole] = await Promise.all([sampleStyles(slug), renderSample(slug)]);
  expect(whole.css).toMatch(draftsOnly);
  expect(served.css).not.toMatch(draftsOnly);
  expect(served.css).toContain(`.t-${slug}`);
  expect(served.css).toContain("body {\n  margin: 0;");
  expect(served.fontFaces.match(/@font-face/g)).toEqual(whole.css.match(/@font-face/g));
  expect(served.css + withoutFonts(whole.css)).not.toContain("@font-face");
  expect(served.wholeCss).toMatch(new RegExp(`^/preview/${slug}/styles\\?v=[0-9a-f]{8}$`));
});

test("the styles of a preview are those of the sample, for every brand", async () => {
  const template = await renderPreview("silent", { name: "Contact-form", logo: "" });
  expect(template).toMatchObject(await sampleStyles("silent"));
});
