import { expect, test } from "vitest";
import { offers } from "@/components/templates/offers";
import { type TemplateSlug, templateSlugs, templates } from "@/components/templates/registry";
import { expectValidReferences, ParsedSite } from "@/e2e/support/parsed-site";
import { parseHtml } from "@/e2e/support/strict-html";
import { sampleDocument } from "@/lib/customization/content/rules";
import { exportSite } from "./export-site";

const order = {
  owner: { company: "Halden & Voss", about: "Lamps." },
  license: {
    key: "BCDF",
    category: "premium",
    address: "https://shop.test/license/BCDF",
    language: "en",
  },
} as const;

const formAction = "https://shop.test/api/site-form/abcdefghijklmnopqrst";

async function exported(slug: TemplateSlug, isShown: boolean, site?: { formAction?: string }) {
  const declaration = (await templates[slug].load()).template.content;
  const document = { ...sampleDocument(slug, declaration), content: { contactForm: isShown } };
  return new ParsedSite(await exportSite(slug, { ...order, document, ...(site ? { site } : {}) }));
}

const actionsOf = (site: ParsedSite) =>
  site.elements
    .filter(({ attributes }) => attributes.get("class") === "contact-form")
    .map(({ attributes }) => attributes.get("action"));

/** @requirement Forms: The form of a site leads to the shop, from whatever host it is read on */
test.each(templateSlugs)("%s: the form is sent to the site's address at the shop", async (slug) => {
  const site = await exported(slug, true, { formAction });
  expectValidReferences(site);
  expect(actionsOf(site)).toEqual([formAction]);
  expect(site.script).toContain("elapsed");
  expect(site.css).toContain(".contact-trap");
  expect(site.text("README.txt")).toMatch(/action=\s+in\s+index\.html/);
});

/** @requirement Forms: A form that nobody receives says so, and sends nothing */
test.each(templateSlugs)("%s: a form without an address says what it needs", async (slug) => {
  const site = await exported(slug, true);
  expectValidReferences(site);
  expect(actionsOf(site)).toEqual([undefined]);
  expect(site.html).toMatch(
    /<!-- This form sends nothing yet[^>]+-->\s*<form class="contact-form"/,
  );
  const readme = site.text("README.txt");
  const [, tag = ""] = /(<form [^>]*>)/.exec(readme) ?? [];
  expect(parseHtml(`${tag}</form>`).map(({ name }) => name)).toEqual(["form"]);
  // The tag that README.txt shows is the page's, with an address.
  expect(site.html).toContain(tag.replace(/ action="[^"]*"/, ""));
});

/** Others have forms of their own where there is an address. */
const withoutOffers = templateSlugs.filter((slug) => !offers[slug]);

test.each(templateSlugs)("%s: without the form, a site has no rule of it", async (slug) => {
  for (const site of [await exported(slug, false), await exported(slug, false, { formAction })]) {
    expect(site.css).not.toContain(".contact-");
    expect(actionsOf(site)).toEqual([]);
  }
});

test.each(withoutOffers)("%s: without the form, a site has no byte of it", async (slug) => {
  const [plain, addressed] = [
    await exported(slug, false),
    await exported(slug, false, { formAction }),
  ];
  expect(addressed.html).toBe(plain.html);
  expect(addressed.css).toBe(plain.css);
  expect(addressed.script).toBe(plain.script);
  expect(plain.text("README.txt")).not.toContain("Messages");
});
