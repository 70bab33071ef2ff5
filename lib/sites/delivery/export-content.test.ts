import fc from "fast-check";
import { expect, test } from "vitest";
import { uploadName } from "@/components/templates/content/print";
import { type SlotValue, walkSlots } from "@/components/templates/content/values";
import { type TemplateSlug, templateSlugs, templates } from "@/components/templates/registry";
import { contentDocuments } from "@/e2e/support/content-arbitrary";
import { faultTestTimeout, scaled } from "@/e2e/support/fault-test";
import { ParsedSite } from "@/e2e/support/parsed-site";
import { parseHtml } from "@/e2e/support/strict-html";
import {
  type ContentDocument,
  canonicalDocument,
  sampleDocument,
} from "@/lib/customization/content/rules";
import { documentSchema } from "@/lib/customization/content/schemas";
import { shopFormAddress } from "@/lib/sites/form-address";
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

const declarationOf = async (slug: TemplateSlug) => (await templates[slug].load()).template.content;

async function exported(
  slug: TemplateSlug,
  facts: Partial<ContentDocument>,
  site?: { formAction: string },
) {
  const document = { ...sampleDocument(slug, await declarationOf(slug)), ...facts };
  return new ParsedSite(await exportSite(slug, { ...order, document, site }));
}

const imprint = {
  pages: ["a", "b"],
  "pages.a.title": "Imprint",
  "pages.a.name": "imprint",
  "pages.a.body": [
    { kind: "heading", runs: ["Who <we> are"] },
    { kind: "paragraph", runs: ["One\ntwo ", { text: "home", to: "#silent-shop" }] },
    { kind: "item", runs: [{ text: "Terms", to: "page:b" }] },
  ],
  "pages.b.title": "Terms & conditions",
} as const;

/** @requirement Delivery: The zip and the site have the customer's words to the letter */
test("title, description and language are those of the document, else of the company", async () => {
  const own = await exported("silent", { title: "A <b", description: "Said “so”", language: "de" });
  expect(own.html).toContain('<html lang="de">');
  expect(own.html).toContain("<title>A &lt;b</title>");
  expect(own.html).toContain('content="Said “so”"');
  expect(own.html).toContain("Zum Inhalt");
  const plain = await exported("silent", {});
  expect(plain.html).toContain("<title>Halden &amp; Voss</title>");
  expect(plain.html).toContain('content="Lamps."');
});

test("text pages are files of their own, which lead to each other and back", async () => {
  const site = await exported("silent", { content: imprint });
  expect(site.paths).toEqual(expect.arrayContaining(["imprint.html", "page.html"]));
  const page = site.text("imprint.html");
  expect(page).toContain("<title>Imprint | Halden &amp; Voss</title>");
  expect(page).toContain("<h2>Who &lt;we&gt; are</h2>");
  expect(page).toContain('<a href="index.html#silent-shop">home</a>');
  expect(page).toContain('<a href="page.html">Terms</a>');
  expect(page).not.toContain("--primary:");
  expect(site.html).toContain('<a href="imprint.html">Imprint</a>');
  expect(site.text("README.txt")).toMatch(/imprint\.html +the page “Imprint”/);
  expect(site.text("README.txt")).toContain("content.json");
});

test("uploaded pictures are included in their widths, and the sample's in their place is not", async () => {
  const hash = "0f".repeat(32);
  const picture = { file: hash, alt: "Our house", size: [960, 640], focus: [20, 80] } as const;
  const upload = (file: string, width: number) => ({
    path: `images/${uploadName(file, width)}`,
    bytes: new Uint8Array([1]),
  });
  const document = {
    ...sampleDocument("silent", await declarationOf("silent")),
    content: { "opening.picture": picture },
  };
  const uploads = [upload(hash, 480), upload(hash, 960), upload("1e".repeat(32), 480)];
  const site = new ParsedSite(await exportSite("silent", { ...order, document, uploads }));
  expect(site.paths).toEqual(expect.arrayContaining(uploads.slice(0, 2).map(({ path }) => path)));
  expect(site.paths).not.toContain(uploads[2]?.path);
  expect(site.paths).not.toContain("images/office.webp");
  expect(site.html).toContain("object-position:20% 80%");
});

test("a site without a document has no content.json", async () => {
  const files = await exportSite("silent", order);
  expect(files.map(({ path }) => path)).not.toContain("content.json");
});

const styles = ["em", "strong"] as const;

/** Every text of a template replaced by a word of its own. */
async function wordPerSlot(slug: TemplateSlug) {
  const declaration = await declarationOf(slug);
  /** The slots of the words. */
  const words = new Map<string, string>();
  const content: Record<string, SlotValue> = {};
  for (const { path, slot, sample } of walkSlots(declaration.slots, {})) {
    const word = () => {
      const next = `w${words.size}q`;
      words.set(next, path);
      return next;
    };
    if (slot.kind === "text" && slot.max > 6) content[path] = word();
    if (slot.kind === "paragraph") {
      content[path] = [word(), { text: ` ${word()}`, mark: styles[words.size % 2] ?? "em" }];
    }
    if (slot.kind === "link") content[path] = { label: word(), to: "mailto:a@example.com" };
    if (slot.kind === "picture") {
      // Each item's sample is a picture of its own.
      const own = (sample ?? slot.sample) as typeof slot.sample;
      if (own.alt) content[path] = { ...own, alt: word() };
    }
    if (slot.kind === "section") content[path] = true;
    if (slot.kind === "choice") {
      const own = Object.keys(slot.options).find((it) => slot.options[it] === "Own picture");
      if (own) content[path] = own;
    }
  }
  return { content: { ...content, ...imprint }, words };
}

/** @requirement Delivery: The zip and the site have the customer's words to the letter */
test.each(templateSlugs)("%s: every word that was typed is in the files", async (slug) => {
  const { content, words } = await wordPerSlot(slug);
  const formAction = "https://shop.test/api/site-form/key";
  const site = await exported(slug, { content });
  const sites = [site, await exported(slug, { content }, { formAction })];
  // Some words are those of the sample's script, others those of forms that are sent.
  const all = sites
    .flatMap((it) => [it.html, it.text("imprint.html"), it.script, it.css])
    .join("\n");
  // What is said of one review or an optional field only, after a message, or needs a page in the bar.
  const occasional =
    /^words\.(oneReview|mainNavigation)$|^contactForm\.(optional|thanksTitle|thanksText)$/;
  const missing = [...words]
    .filter(([word]) => !all.includes(word))
    .map(([, path]) => path)
    .filter((path) => !occasional.test(path));
  expect(missing).toEqual([]);
  for (const page of ["imprint.html", "page.html"]) parseHtml(site.text(page));
});

/** An address on a page leads to a file of the site, or by a safe scheme elsewhere. */
function expectSafe(site: ParsedSite, page: string, href: string) {
  const { protocol, host, pathname } = new URL(href, `https://site.test/${page}`);
  expect(["http:", "https:", "mailto:", "tel:"], href).toContain(protocol);
  if (host === "site.test") expect(site.paths, `${href} on ${page}`).toContain(pathname.slice(1));
}

const inThreeLanguages: Partial<ContentDocument> = {
  title: "Lamps",
  content: {
    ...imprint,
    "opening.title": "Quiet rooms",
    "opening.picture": { file: "office.webp", alt: "An office" },
  },
  translations: {
    de: {
      "@title": "Lampen",
      "opening.title": "Stille Räume",
      "opening.picture": "Ein Büro",
      "pages.a.title": "Impressum",
    },
    fr: {},
  },
};

/** @requirement Sites: A site has further languages in folders of their own, which link to each other */
test("a further language has the same files in a folder of its own", async () => {
  const site = await exported("silent", inThreeLanguages);
  const inRoot = [
    "404.css",
    "404.html",
    "imprint.html",
    "index.html",
    "page.html",
    "script.js",
    "styles.css",
  ];
  for (const folder of ["de/", "fr/"]) {
    const inFolder = site.paths.filter((it) => it.startsWith(folder));
    expect(inFolder).toEqual(
      inRoot.filter((it) => site.paths.includes(it)).map((it) => folder + it),
    );
  }
  const german = site.text("de/index.html");
  expect(german).toContain('<html lang="de">');
  expect(german).toContain("<title>Lampen</title>");
  expect(german).toContain("Stille Räume");
  expect(german).toContain('"../images/office.webp"');
  expect(german).toContain('alt="Ein Büro"');
  // What the owner did not translate is in the first language, the template's small words are not.
  expect(german).toContain("Zum Inhalt");
  expect(site.text("fr/index.html")).toContain("Quiet rooms");
  expect(site.text("fr/index.html")).toContain("Aller au contenu");
  expect(site.text("de/imprint.html")).toContain("<title>Impressum | Lampen</title>");
  expect(site.text("de/404.html")).toContain("Diese Seite gibt es nicht");
  expect(site.text("README.txt")).toMatch(/^de\/ +the same pages in German$/m);
});

test("each page links to itself in the other languages, for people and for search engines", async () => {
  const site = await exported("silent", inThreeLanguages);
  const linksOn = (path: string, element: string) =>
    parseHtml(site.text(path)).flatMap(({ name, attributes }) => {
      // React writes the attribute of a link in camel case, which HTML does not distinguish.
      const language = attributes.get("hreflang") ?? attributes.get("hrefLang");
      return name === element && language ? [[language, attributes.get("href")]] : [];
    });
  expect(linksOn("imprint.html", "a")).toEqual([
    ["de", "de/imprint.html"],
    ["fr", "fr/imprint.html"],
  ]);
  expect(linksOn("de/imprint.html", "a")).toEqual([
    ["en", "../imprint.html"],
    ["fr", "../fr/imprint.html"],
  ]);
  expect(linksOn("de/404.html", "a")).toEqual([
    ["en", "/index.html"],
    ["fr", "/fr/index.html"],
  ]);
  expect(linksOn("de/index.html", "link")).toEqual([
    ["en", "../index.html"],
    ["de", "index.html"],
    ["fr", "../fr/index.html"],
    ["x-default", "../index.html"],
  ]);
  const quiet = await exported("silent", { ...inThreeLanguages, hasLanguageLinks: false });
  expect(quiet.html).not.toContain('<a href="de/index.html"');
  expect(quiet.html).toContain('<link rel="alternate" href="de/index.html" hreflang="de">');
});

test("at a known address the languages are named by their whole addresses", async () => {
  const origin = "https://www.halden.example";
  const document = {
    ...sampleDocument("silent", await declarationOf("silent")),
    ...inThreeLanguages,
  };
  const site = new ParsedSite(await exportSite("silent", { ...order, document, site: { origin } }));
  const german = site.text("de/index.html");
  expect(german).toContain(`<link rel="canonical" href="${origin}/de/">`);
  expect(german).toContain(`<link rel="alternate" href="${origin}/" hreflang="x-default">`);
  expect(german).toContain(`content="${origin}/images/share.png"`);
  const listed = [...site.text("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toHaveLength(9);
  expect(listed).toEqual(
    expect.arrayContaining([`${origin}/`, `${origin}/de/`, `${origin}/fr/imprint.html`]),
  );
});

test("a form on a page in a further language says so to the shop, and to nobody else", async () => {
  const facts = { ...inThreeLanguages, content: { contactForm: true } };
  const shop = shopFormAddress("key");
  const site = await exported("silent", facts, { formAction: shop });
  expect(site.html).toContain(`action="${shop}"`);
  expect(site.text("de/index.html")).toContain(`action="${shop}?language=de"`);
  const own = await exported("silent", facts, { formAction: "https://forms.example/x" });
  expect(own.text("de/index.html")).toContain('action="https://forms.example/x"');
});

/**
 * @requirement Delivery: Random documents give valid pages with nothing but their text, the same bytes
 *   twice, and a content.json that is the document again
 */
test.each(templateSlugs)(
  "%s: random documents",
  async (slug) => {
    const declaration = await declarationOf(slug);
    const schema = documentSchema(slug, declaration);
    const sample = new ParsedSite(await exportSite(slug, order));
    const scriptsOf = (elements: ParsedSite["elements"]) =>
      elements.filter(({ name, attributes }) => name === "script" && !attributes.has("type"))
        .length;
    await fc.assert(
      fc.asyncProperty(contentDocuments(slug, declaration), async (valid) => {
        const document = canonicalDocument(declaration, valid);
        const files = await exportSite(slug, { ...order, document });
        const site = new ParsedSite(files);
        expect(site.html).toContain(`<html lang="${document.language}">`);
        for (const path of site.paths.filter((it) => it.endsWith(".html"))) {
          const elements = parseHtml(site.text(path));
          expect(scriptsOf(elements)).toBe(scriptsOf(sample.elements));
          for (const { attributes } of elements) {
            const names = [...attributes.keys()];
            expect(names.filter((name) => name.startsWith("on"))).toEqual([]);
            const href = attributes.get("href");
            if (href !== undefined) expectSafe(site, path, href);
          }
        }
        const content = schema.parse(JSON.parse(site.text("content.json")));
        expect(content).toEqual(document);
        const again = await exportSite(slug, { ...order, document: content });
        expect(again.map(({ path }) => path)).toEqual(site.paths);
        again.forEach(({ bytes }, index) => {
          expect(Buffer.compare(bytes, files[index]?.bytes ?? new Uint8Array())).toBe(0);
        });
      }),
      { seed: 20_261_122, numRuns: scaled(3) },
    );
  },
  faultTestTimeout,
);
