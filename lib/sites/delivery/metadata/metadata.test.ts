import sharp from "sharp";
import { expect, test } from "vitest";
import { templateSlugs } from "@/components/templates/registry";
import { parseHtml } from "@/e2e/support/strict-html";
import { sampleOf } from "@/e2e/support/sweep";
import { type ContentDocument, sampleDocument } from "@/lib/customization/content/rules";
import { exportSite } from "../export-site";
import { originPlaceholder } from "../origin";

const declared = async () =>
  (await import("@/components/templates/silent/template")).template.content;

const license = {
  key: "BCDF",
  category: "basic",
  address: "https://shop.test/license/BCDF",
  language: "en",
} as const;
const owner = { company: `Halden & "Söhne"`, about: "Lamps\nfor long nights." };
const contact = {
  "contact.phone": { label: "Call", to: "tel:+4612345" },
  "contact.email": { label: "Write", to: "mailto:hello@halden.example" },
  "contact.address": ["Mill Lane 4\nUpper floor"],
  pages: ["a"],
  "pages.a.title": "Imprint [1]",
  "pages.a.name": "imprint",
} as const;

/** Silent with an address, an imprint, and a title that would end a script. */
async function exported(origin?: string) {
  const document: ContentDocument = {
    ...sampleDocument("silent", await declared()),
    title: "Lamps </script><b>",
    language: "de",
    content: contact,
  };
  const site = origin === undefined ? {} : { origin };
  const files = await exportSite("silent", { owner, license, document, site });
  const bytes = (path: string) => {
    const file = files.find((it) => it.path === path);
    if (!file) throw new Error(`There is no ${path}`);
    return file.bytes;
  };
  return { files, bytes, text: (path: string) => new TextDecoder().decode(bytes(path)) };
}

type Exported = Awaited<ReturnType<typeof exported>>;

const unescaped = (text = "") =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** Meta elements and links of a page by their name. */
function headOf({ text }: Exported, path: string) {
  const elements = parseHtml(text(path));
  const entries = elements.flatMap(({ name, attributes: of }) => {
    if (name === "meta")
      return [[of.get("property") ?? of.get("name"), of.get("content")] as const];
    return name === "link" ? [[of.get("rel"), of.get("href")] as const] : [];
  });
  return Object.fromEntries(entries.map(([key = "", value]) => [key, unescaped(value)]));
}

const ldOf = ({ text }: Exported, path = "index.html") =>
  JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text(path))?.[1] ?? "null",
  );

/** @requirement Sites: A site says where it is, and what is shown beside links to it */
test("a page says where it is, and what is shown beside a link to it", async () => {
  const site = await exported("https://www.halden.example");
  expect(headOf(site, "index.html")).toMatchObject({
    description: "Lamps for long nights.",
    canonical: "https://www.halden.example/",
    "og:type": "website",
    "og:site_name": `Halden & "Söhne"`,
    "og:title": "Lamps </script><b>",
    "og:description": "Lamps for long nights.",
    "og:url": "https://www.halden.example/",
    "og:image": "https://www.halden.example/images/share.png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "twitter:card": "summary_large_image",
    "apple-touch-icon": "images/icon-180.png",
    manifest: "site.webmanifest",
  });
  expect(headOf(site, "imprint.html")).toMatchObject({
    canonical: "https://www.halden.example/imprint.html",
    "og:title": "Imprint [1] | Lamps </script><b>",
    "og:url": "https://www.halden.example/imprint.html",
  });
});

test("below a path of the shop the first page is read at its file", async () => {
  const site = await exported("https://shop.test/sites/halden");
  expect(headOf(site, "index.html").canonical).toBe("https://shop.test/sites/halden/index.html");
  expect(site.text("robots.txt")).toContain("Sitemap: https://shop.test/sites/halden/sitemap.xml");
});

test("files that go anywhere claim no address", async () => {
  const site = await exported();
  const head = headOf(site, "index.html");
  expect(head).not.toHaveProperty("canonical");
  expect(head).not.toHaveProperty("og:url");
  expect(head["og:image"]).toBe("images/share.png");
  expect(ldOf(site)).not.toHaveProperty("url");
  const told = ["robots.txt", "sitemap.xml"].map(site.text).join();
  expect(told).toContain("https://www.example.com/");
  expect(site.text("robots.txt")).toMatch(/^# Sitemap:/m);
  expect(site.text("README.txt")).toContain("https://www.example.com");
  for (const { path } of site.files.filter(({ path }) => /\.(html|txt|xml)$/.test(path))) {
    expect(site.text(path), path).not.toContain(originPlaceholder);
  }
});

test("the company is described as an organization, on the first page", async () => {
  const site = await exported("https://www.halden.example");
  expect(ldOf(site)).toEqual({
    "@context": "https://schema.org",
    "@type": "Organization",
    name: `Halden & "Söhne"`,
    url: "https://www.halden.example/",
    logo: "https://www.halden.example/images/icon-512.png",
    description: "Lamps\nfor long nights.",
    email: "hello@halden.example",
    telephone: "+4612345",
    address: { "@type": "PostalAddress", streetAddress: "Mill Lane 4, Upper floor" },
  });
  expect(ldOf(site, "imprint.html")).toBeNull();
});

test("the sitemap lists every page, and llms.txt says what they are about, in the site's language", async () => {
  const site = await exported("https://www.halden.example");
  expect(
    [...site.text("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url),
  ).toEqual(["https://www.halden.example/", "https://www.halden.example/imprint.html"]);
  expect(site.text("robots.txt")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://www.halden.example/sitemap.xml\n",
  );
  const lines = site.text("llms.txt").split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      `# Halden & "Söhne"`,
      "> Lamps for long nights.",
      "- [Lamps </script><b>](https://www.halden.example/)",
      "- [Imprint \\[1\\]](https://www.halden.example/imprint.html)",
      "- Telefon: +4612345",
    ]),
  );
});

test("the page for missing addresses works at any of them, and is not indexed", async () => {
  for (const [origin, start] of [
    [undefined, "/"],
    ["https://shop.test/sites/halden", "https://shop.test/sites/halden/"],
  ] as const) {
    const site = await exported(origin);
    const page = site.text("404.html");
    expect(headOf(site, "404.html")).toMatchObject({
      robots: "noindex",
      stylesheet: `${start}404.css`,
      manifest: `${start}site.webmanifest`,
    });
    expect(page).toContain("<h1>Diese Seite gibt es nicht</h1>");
    expect(page).toContain(`<a href="${start}imprint.html">`);
    expect(page).toContain(`href="${start}index.html">Zur Startseite</a>`);
    const loaded = parseHtml(page).flatMap(({ attributes }) => attributes.get("src") ?? []);
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.filter((src) => !src.startsWith(start))).toEqual([]);
    expect(site.text("404.css")).toContain(".text-page");
  }
});

test("the manifest names the company and icons of the sizes it says", async () => {
  const site = await exported();
  const manifest = JSON.parse(site.text("site.webmanifest"));
  expect(manifest).toMatchObject({ name: `Halden & "Söhne"`, lang: "de", start_url: "./" });
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(site.bytes(src)).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  }
  const sizesOf = async (path: string) => {
    const { width, height } = await sharp(site.bytes(path)).metadata();
    return [width, height];
  };
  expect(await sizesOf("images/icon-32.png")).toEqual([32, 32]);
  expect(await sizesOf("images/icon-180.png")).toEqual([180, 180]);
  expect(await sizesOf("images/share.png")).toEqual([1200, 630]);
});

test.each(sampleOf(templateSlugs, 4))(
  "%s: every page is valid, with a document and without",
  async (slug) => {
    const files = await exportSite(slug, { owner, license, site: { origin: originPlaceholder } });
    for (const { path, bytes } of files.filter(({ path }) => path.endsWith(".html"))) {
      const elements = parseHtml(new TextDecoder().decode(bytes));
      expect(
        elements.filter(({ name }) => name === "h1"),
        path,
      ).toHaveLength(1);
      expect(
        elements.filter(({ name }) => name === "title"),
        path,
      ).toHaveLength(1);
    }
  },
);
