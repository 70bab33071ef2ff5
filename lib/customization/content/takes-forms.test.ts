import { expect, test } from "vitest";
import type { ContentValues } from "@/components/templates/content/values";
import { offers } from "@/components/templates/offers";
import { type TemplateSlug, templateSlugs, templates } from "@/components/templates/registry";
import { renderTemplate } from "@/components/templates/render";
import { sampleDocument } from "./rules";
import { takesForms } from "./takes-forms";

const formAction = "https://shop.example/api/site-form/key";

/** Whether the page of a site has a form that is sent. */
async function isSent(slug: TemplateSlug, values: ContentValues): Promise<boolean> {
  const brand = { name: "Company", logo: "logo.svg" };
  const { markup } = await renderTemplate(slug, { brand, images: "images", values, formAction });
  return markup.includes(formAction);
}

/** @requirement Sites: A site with a form is published once the owner's address is verified */
test.each(templateSlugs)(
  "%s: it is known from the words whether a site has a form",
  async (slug) => {
    const { content } = (await templates[slug].load()).template;
    const { catalog, request } = offers[slug] ?? {};
    const sections = [catalog?.section, request?.section].flatMap((it) => it ?? []);
    const switched = (isShown: boolean): ContentValues =>
      Object.fromEntries(sections.map((it) => [it, isShown]));
    const seen: boolean[] = [];
    for (const values of [
      {},
      { contactForm: true },
      switched(true),
      switched(false),
      { ...switched(false), contactForm: true },
    ]) {
      const document = { ...sampleDocument(slug, content), content: values };
      const has = await isSent(slug, values);
      expect(takesForms(slug, document), JSON.stringify(values)).toBe(has);
      seen.push(has);
    }
    expect(takesForms(slug, null)).toBe(seen[0]);
    expect(seen[1]).toBe(true);
  },
);

test("what is no template of this shop has no form", () => {
  expect(takesForms("former-template", null)).toBe(false);
});
