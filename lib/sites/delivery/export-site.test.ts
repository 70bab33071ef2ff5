import { unzipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { templateSlugs, templates } from "@/components/templates/registry";
import { expectSelfContained, expectValidReferences, ParsedSite } from "@/e2e/support/parsed-site";
import { sampleOf } from "@/e2e/support/sweep";
import type { PaletteColors } from "@/lib/customization/palette/rules";
import type { SiteFile, SiteOwner } from "@/lib/sites/delivery/rules";
import { zipStream } from "@/lib/sites/delivery/zip";
import { legalTextsIn } from "@/lib/translations/legal-texts";
import { exportSite } from "./export-site";

const license = {
  key: "BCDF-GHJK-LMNP-QRST",
  category: "premium",
  address: "https://shop.test/license/BCDF-GHJK-LMNP-QRST",
  language: "en",
} as const;

const customers: Record<string, { owner: SiteOwner; palette?: PaletteColors }> = {
  "a plain company": { owner: { company: "Your Company", about: "" } },
  "a long name": {
    owner: { company: "Donaudampfschifffahrtsgesellschaft & Söh", about: "Ships.\n\nSince 1829." },
  },
  "a hostile company": {
    owner: {
      company: `"><script src=//evil.example></script>'`,
      about: `"/><style>@import "https://evil.example"</style></title><script>alert(1)</script>`,
    },
  },
  "another palette": {
    owner: { company: "Halden & Voss", about: "Lamps" },
    palette: { primary: "#581c87", secondary: "#14532d", text01: "#ffffff", text02: "#fde047" },
  },
};

const bytesOf = async (files: SiteFile[]) =>
  new Uint8Array(await new Response(zipStream(files)).arrayBuffer());

describe.each(sampleOf(templateSlugs, 4))("%s", (slug) => {
  describe.each(Object.entries(customers))("for %s", (_name, customer) => {
    const order = { license, ...customer };
    const exported = exportSite(slug, order);

    /**
     * @requirement Delivery: The files look like the preview, are valid, make no external requests
     *   and have the features of the category
     */
    test("is valid HTML, and every reference in it resolves", async () => {
      const site = new ParsedSite(await exported);
      expectValidReferences(site);
      expectSelfContained(site);
      expect(site.elements.filter(({ name }) => name === "h1")).toHaveLength(1);
    });

    test("contains exactly the files it refers to", async () => {
      const site = new ParsedSite(await exported);
      const documents = ["LICENSE.txt", "README.txt", "index.html", "tokens.json"];
      const found = ["llms.txt", "robots.txt", "sitemap.xml", "404.html", "404.css"];
      const icons = JSON.parse(site.text("site.webmanifest")).icons.map(
        ({ src }: { src: string }) => src,
      );
      const shared = "images/share.png";
      const fontLicenses = site.paths.filter((path) => path.startsWith("fonts/LICENSE-"));
      const shown = new Set([
        ...site.loaded,
        ...documents,
        ...found,
        ...icons,
        shared,
        ...fontLicenses,
      ]);
      expect(site.paths).toEqual([...shown].sort());
      expect(fontLicenses.length).toBeGreaterThan(0);
    });

    test("contains no script except the template's own", async () => {
      const site = new ParsedSite(await exported);
      const scripts = site.elements.filter(
        ({ name, attributes }) => name === "script" && !attributes.has("type"),
      );
      expect(scripts.map(({ attributes }) => attributes.get("src"))).toEqual(
        site.script ? ["script.js"] : [],
      );
      const handlers = site.elements.flatMap(({ attributes }) =>
        [...attributes.keys()].filter((name) => name.startsWith("on")),
      );
      expect(handlers).toEqual([]);
    });

    test("has its colors as custom properties at the top of its stylesheet and as design tokens", async () => {
      const site = new ParsedSite(await exported);
      const { template } = await templates[slug].load();
      const { palette: own } = template;
      const { primary, secondary, text01, text02 } = customer.palette ?? own;
      const [first = ""] = site.css.split("}");
      expect(first.match(/#[\da-f]{6}/g)).toEqual([primary, secondary, text01, text02]);
      const { colors } = JSON.parse(site.text("tokens.json"));
      expect(colors.map(({ value }: { value: string }) => value)).toEqual([
        primary,
        secondary,
        text01,
        text02,
      ]);
      expect(site.html).not.toContain("--primary:");
    });

    test("contains its license key and licensee", async () => {
      const site = new ParsedSite(await exported);
      expect(site.text("LICENSE.txt")).toContain(license.key);
      expect(site.text("LICENSE.txt")).toContain(customer.owner.company);
    });

    test("is reproducible byte for byte, in at most 1.5 MB", async () => {
      const again = await bytesOf(await exportSite(slug, order));
      expect(again.length).toBeLessThan(1.5 * 1024 * 1024);
      expect(Buffer.compare(again, await bytesOf(await exported))).toBe(0);
      expect(Object.keys(unzipSync(again))).toEqual((await exported).map(({ path }) => path));
    });
  });
});

const plainPicture = async () => {
  const size = { width: 30, height: 20, channels: 3, background: "#b91c1c" } as const;
  return new Uint8Array(await sharp({ create: size }).webp().toBuffer());
};

test.each([
  [
    "en",
    "License for Silent\n==================\n\nLicense key:  BCDF",
    "What premium promises",
    "images/          pictures, and your logo",
    "# Once you know the address",
  ],
  [
    "de",
    "Lizenz für Silent\n=================\n\nLizenzschlüssel:  BCDF",
    "Premium-Vorlage leistet",
    "images/          Bilder und Ihr Logo",
    "# Sobald Sie die Adresse",
  ],
])(
  "license, README and notes in %s are in that language",
  async (language, start, promises, line, note) => {
    const owner = { company: "Halden", about: "" };
    const files = await exportSite("silent", { owner, license: { ...license, language } });
    const site = new ParsedSite(files);
    expect(site.text("README.txt")).toContain(`\n${line}\n`);
    expect(site.text("robots.txt")).toContain(`\n${note}`);
    const text = site.text("LICENSE.txt");
    expect(text.startsWith(start), text).toBe(true);
    expect(text).toContain(promises);
    const { terms } = legalTextsIn(language).license;
    for (const { title, sentences } of terms)
      expect(text).toContain([title, ...sentences].join("\n"));
  },
);

test("a company's own logo replaces the default one", async () => {
  const logo = { path: "images/logo.webp", bytes: await plainPicture() };
  const owner = { company: "Halden", about: "" };
  const site = new ParsedSite(await exportSite("silent", { license, owner, logo }));
  expect(site.loaded).toContain("images/logo.webp");
  expect(site.paths).not.toContain("images/logo.svg");
});
