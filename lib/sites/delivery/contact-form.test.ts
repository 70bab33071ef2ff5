import { describe, expect, test } from "vitest";
import { isPrivacyPage } from "@/components/templates/content/contact";
import type { ContentValues } from "@/components/templates/content/values";
import { offers } from "@/components/templates/offers";
import { type TemplateSlug, templateSlugs } from "@/components/templates/registry";
import { renderTemplate } from "@/components/templates/render";
import { type HtmlElement, parseHtml } from "@/e2e/support/strict-html";

const address = "https://shop.test/api/site-form/abcdefghijklmnopqrst";

const render = (slug: TemplateSlug, values: ContentValues, formAction?: string) =>
  renderTemplate(slug, {
    brand: { name: "Company", logo: "logo.svg" },
    images: "images",
    values: { contactForm: true, ...values },
    formAction,
  });

const start = '<form class="contact-form"';

function formIn(markup: string): HtmlElement[] {
  const [, rest = ""] = markup.split(start);
  return parseHtml(`${start}${rest.split("</form>")[0]}</form>`);
}

const named = (elements: HtmlElement[], tag: string) =>
  elements.filter(({ name }) => name === tag).map(({ attributes }) => attributes);

/** The elements of the form, by the name that they are sent under. */
async function fieldsOf(slug: TemplateSlug, values: ContentValues = {}) {
  const { markup } = await render(slug, values, address);
  const elements = formIn(markup);
  const [form] = elements;
  const fields = new Map(
    elements.flatMap(({ attributes }) => {
      const name = attributes.get("name");
      return name ? [[name, attributes] as const] : [];
    }),
  );
  return { form: form?.attributes, fields, elements, markup };
}

describe.each(templateSlugs)("%s", (slug) => {
  /** @requirement Forms: Each template has a contact form of its own, which works without script */
  test("has a plain form with a label for everything that is written in it", async () => {
    const { form, fields, elements } = await fieldsOf(slug);
    expect([form?.get("method"), form?.get("action")]).toEqual(["post", address]);
    const sent = ["name", "email", "message", "consent", "kind", "elapsed", "website"];
    expect([...fields.keys()].sort()).toEqual(sent.sort());
    expect(fields.get("kind")?.get("value")).toBe("contact");
    expect(fields.get("consent")?.get("value")).toBe("yes");
    const labels = named(elements, "label").map((label) => label.get("for"));
    for (const name of ["name", "email", "message", "consent"]) {
      expect(fields.get(name)?.has("required")).toBe(true);
      expect(labels).toContain(fields.get(name)?.get("id"));
    }
    expect(fields.get("name")?.get("autoComplete")).toBe("name");
    expect(fields.get("email")?.get("autoComplete")).toBe("email");
    expect(named(elements, "button").map((it) => it.get("type"))).toEqual(["submit"]);
  });

  test("has its section under the name that links lead to, and ids that are there once", async () => {
    const { markup } = await fieldsOf(slug);
    const ids = parseHtml(markup).flatMap(({ attributes }) => attributes.get("id") ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids).toContain("contact-form");
  });

  /** @requirement Forms: A form that nobody receives says so, and sends nothing */
  test("has a button that does nothing and says so, where nobody receives the form", async () => {
    const { markup, script } = await render(slug, {});
    const elements = parseHtml(markup);
    const [form] = named(elements, "form").filter((it) => it.get("class") === "contact-form");
    expect(form?.has("action")).toBe(false);
    const [button] = named(formIn(markup), "button");
    expect([button?.get("type"), button?.get("aria-disabled")]).toEqual(["button", "true"]);
    const hint = elements.find(
      ({ attributes }) => attributes.get("id") === button?.get("aria-describedby"),
    );
    expect(hint?.name).toBe("p");
    expect(script).not.toContain("elapsed");
  });

  test("has nothing of the form in the sample", async () => {
    const { markup, script } = await render(slug, { contactForm: false }, address);
    expect(markup).not.toContain("contact-form");
    // Forms of orders and requests tell the time, too.
    if (!offers[slug]) expect(script).not.toContain("elapsed");
  });
});

test("the field for programs is neither seen, nor read aloud, nor reached by keyboard", async () => {
  const { fields, markup } = await fieldsOf("silent");
  expect(fields.get("website")?.get("tabindex")).toBe("-1");
  expect(fields.get("website")?.get("autoComplete")).toBe("off");
  expect(markup).toContain('<div class="contact-trap" aria-hidden="true"><input');
});

test("a name and a message that are optional are marked so, and not required", async () => {
  const values = {
    "contactForm.nameIs": "optional",
    "contactForm.messageIs": "optional",
    "contactForm.optional": "if you like",
  };
  const { fields, markup } = await fieldsOf("silent", values);
  for (const name of ["name", "message"]) expect(fields.get(name)?.has("required")).toBe(false);
  expect(fields.get("email")?.has("required")).toBe(true);
  expect(markup.match(/\(if you like\)/g)).toHaveLength(2);
});

test("the consent leads to the page about privacy where there is one", async () => {
  const pages = { pages: ["a", "b"], "pages.a.name": "terms", "pages.b.name": "datenschutz" };
  const { elements } = await fieldsOf("silent", { ...pages, "pages.b.title": "Datenschutz" });
  expect(named(elements, "a").map((it) => it.get("href"))).toEqual(["datenschutz.html"]);
  const { elements: without } = await fieldsOf("silent");
  expect(named(without, "a")).toEqual([]);
});

test.each([
  ["privacy", true],
  ["privacy-policy", true],
  ["privacidad", true],
  ["privacidade", true],
  ["page", false],
  ["our-privacy-hedges", false],
])("whether %s is a page about privacy: %s", (name, is) => {
  expect(isPrivacyPage(name)).toBe(is);
});

/** @requirement Forms: A form tells how long it took to write where script runs */
test("where script runs, the form tells how long the page was open", async () => {
  const { script } = await render("corporate", {}, address);
  const elapsed = { value: "" };
  let listener: (event: object) => void = () => {};
  new Function("document", "performance", script)(
    { addEventListener: (_type: string, added: typeof listener) => (listener = added) },
    { now: () => 12_400 },
  );
  listener({ target: { elements: { namedItem: () => elapsed } } });
  expect(elapsed.value).toBe(12);
});
