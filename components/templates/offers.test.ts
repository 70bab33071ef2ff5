import { describe, expect, test } from "vitest";
import { type HtmlElement, parseHtml } from "@/e2e/support/strict-html";
import { type ContentValues, findSlot, itemIds, walkSlots } from "./content/values";
import { offers } from "./offers";
import { isTemplateSlug, type TemplateSlug, templateSlugs } from "./registry";
import { renderTemplate } from "./render";

const formAction = "https://shop.example/api/site-form/key";

/** What a template has only where its owner wants it. */
const shown: Partial<Record<TemplateSlug, ContentValues>> = {
  "gourmet-grove": { reservation: true },
};

async function render(slug: TemplateSlug, action?: string, isEdited = false) {
  const { markup, script } = await renderTemplate(slug, {
    brand: { name: "Company", logo: "logo.svg" },
    images: "images",
    values: shown[slug] ?? {},
    formAction: action,
    isEdited,
  });
  return { elements: parseHtml(markup), script };
}

const attribute = (elements: HtmlElement[], name: string) =>
  elements.flatMap(({ attributes }) => attributes.get(name) ?? []);

/** Forms that are sent, by the names of their kinds. */
const sentForms = (elements: HtmlElement[]) =>
  elements.filter(({ attributes }) => attributes.get("action") === formAction);

describe.each(Object.keys(offers).filter(isTemplateSlug))("%s", (slug) => {
  const { content, catalog, request } = offers[slug] ?? {};
  if (!content) throw new Error(`${slug} offers nothing`);

  test("has a form for each thing that can be ordered or asked for", async () => {
    const { elements } = await render(slug, formAction);
    const forms = sentForms(elements);
    expect(forms.map(({ attributes }) => attributes.get("method"))).toEqual(
      forms.map(() => "post"),
    );
    const kinds = elements
      .filter(({ attributes }) => attributes.get("name") === "kind")
      .flatMap(({ attributes }) => attributes.get("value") ?? []);
    const offered = [catalog ? "order" : [], request ? "request" : []].flat();
    expect(kinds.sort()).toEqual(offered);
    const names = attribute(elements, "name");
    for (const name of ["name", "email", "consent", "website", "elapsed"]) {
      expect(names.filter((it) => it === name)).toHaveLength(offered.length);
    }
  });

  test("has a field for every product and every declared label", async () => {
    const { elements } = await render(slug, formAction);
    const names = new Set(attribute(elements, "name"));
    const own = [...names].filter((name) => name.startsWith("field."));
    const declared = Object.keys(request?.fields ?? {}).map((name) => `field.${name}`);
    expect(own.sort()).toEqual(declared.sort());
    const products = [...names].filter((name) => name.startsWith("items."));
    const found = catalog && findSlot(content.slots, catalog.items);
    const ids = found?.slot.kind === "list" ? itemIds(found.slot, found.sample, undefined) : [];
    expect(products.sort()).toEqual(ids.map((id) => `items.${id}`).sort());
  });

  /** @requirement Sites: A site asks for nothing that nobody receives */
  test("asks on a site for nothing that is not sent", async () => {
    const { elements } = await render(slug, formAction);
    const names = elements
      .filter(({ name }) => name === "input")
      .filter(({ attributes }) => /^(text|email)?$/.test(attributes.get("type") ?? ""))
      .map(({ attributes }) => attributes.get("name") ?? "");
    expect(names.filter((name) => !/^(name|email|website|field\..+)$/.test(name))).toEqual([]);
  });

  test("has every word of its forms on the page of a site, where it can be typed", async () => {
    const slots = new Set(attribute((await render(slug, formAction, true)).elements, "data-slot"));
    const words = [...walkSlots(content.slots, {})].flatMap(({ path }) =>
      /^\w+Form\.\w+$/.test(path) && !path.startsWith("contactForm.") ? path : [],
    );
    // The name of the fields of quantities is read aloud only.
    const missing = words.filter((path) => !slots.has(path) && path !== "orderForm.quantity");
    expect(missing).toEqual([]);
  });

  test("sends nothing where nobody receives it", async () => {
    const { elements, script } = await render(slug);
    expect(attribute(elements, "action")).toEqual([]);
    expect(attribute(elements, "method").filter((method) => method !== "dialog")).toEqual([]);
    expect(attribute(elements, "data-order-line")).toEqual([]);
    expect(script).not.toContain("data-order");
  });
});

test("thunder acts out a login and a promo code in the sample only", async () => {
  const idsOf = async (action?: string) =>
    attribute((await render("thunder", action)).elements, "id");
  const actedOut = ["thunder-promo", "thunder-login-panel"];
  expect(await idsOf()).toEqual(expect.arrayContaining(actedOut));
  expect((await idsOf(formAction)).filter((id) => actedOut.includes(id))).toEqual([]);
  // Its script expects no form that is not there.
  expect((await render("thunder", formAction)).script).toContain('querySelector(".promo")?.');
  expect((await render("thunder")).script).toContain('querySelector(".promo").');
});

test("templates without an offer are the same wherever they are", async () => {
  for (const slug of templateSlugs.filter((it) => !offers[it])) {
    const [sample, site] = await Promise.all([render(slug), render(slug, formAction)]);
    expect(site).toEqual(sample);
  }
});
