import { posix } from "node:path";
import { expect, test } from "vitest";
import { templateSlugs } from "@/components/templates/registry";
import { content as sonic } from "@/components/templates/sonic/content";
import { sampleDocument } from "@/lib/customization/content/rules";
import { exportSite } from "@/lib/sites/delivery/export-site";
import { originPlaceholder } from "@/lib/sites/delivery/origin";
import type { SiteFile } from "@/lib/sites/delivery/rules";
import { isImmutable, withFingerprints } from "./fingerprints";

const file = (path: string, text: string): SiteFile => ({
  path,
  bytes: new TextEncoder().encode(text),
});

const textAt = (files: readonly SiteFile[], path: string) =>
  new TextDecoder().decode(files.find((it) => it.path === path)?.bytes);

const owner = { company: "Halden", about: "" };
const license = {
  key: "KEY",
  category: "basic",
  address: "https://shop.test/license/KEY",
  language: "en",
} as const;

/** What a page or a stylesheet loads. */
function referencesOf({ path, bytes }: SiteFile): string[] {
  // The page for missing addresses has whole ones.
  const text = new TextDecoder().decode(bytes).replaceAll(`${originPlaceholder}/`, "");
  const inPage = [...text.matchAll(/\s(?:src|srcset|href)="([^"]*)"/g)].flatMap(([, value = ""]) =>
    value.split(",").map((part) => part.trim().split(" ")[0] ?? ""),
  );
  const inStyles = [...text.matchAll(/url\("?([^")]+)"?\)/g)].map(([, value = ""]) => value);
  return (path.endsWith(".html") ? [...inPage, ...inStyles] : inStyles)
    .filter((to) => to !== "" && !/^(#|[a-z]+:|\/)/i.test(to))
    .map((to) => posix.join(posix.dirname(path), to.split("#")[0] ?? ""))
    .filter((to) => to !== ".");
}

test.each(templateSlugs)("%s loads nothing but files whose names have their hash", async (slug) => {
  const site = { origin: originPlaceholder };
  const files = withFingerprints(await exportSite(slug, { owner, license, site }));
  const paths = new Set(files.map(({ path }) => path));
  const pages = files.filter(({ path }) => /\.(html|css)$/.test(path));
  const references = pages
    .flatMap(referencesOf)
    .filter((path) => !/\.(html|webmanifest)$/.test(path));
  expect(references.length).toBeGreaterThan(3);
  expect(references.filter((path) => !paths.has(path))).toEqual([]);
  expect(references.filter((path) => !isImmutable(path))).toEqual([]);
});

test("pages in a further language load such files, too", async () => {
  const document = { ...sampleDocument("sonic", sonic), translations: { de: {} } };
  const site = { origin: originPlaceholder };
  const files = withFingerprints(await exportSite("sonic", { owner, license, document, site }));
  const paths = files.map(({ path }) => path);
  const german = files.filter(({ path }) => path.startsWith("de/") && /\.(html|css)$/.test(path));
  const references = german.flatMap((it) =>
    // Whole addresses start at the root, and the others at the folder of the page.
    it.path === "de/404.html" ? referencesOf({ ...it, path: "404.html" }) : referencesOf(it),
  );
  expect(references).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^de\/styles\./),
      expect.stringMatching(/^de\/404\./),
      expect.stringMatching(/^fonts\//),
    ]),
  );
  const loaded = references.filter((path) => !/\.(html|webmanifest)$/.test(path));
  expect(loaded.filter((path) => !paths.includes(path))).toEqual([]);
  expect(loaded.filter((path) => !isImmutable(path))).toEqual([]);
});

const site = (style: string, picture: string) => [
  file("images/a.webp", picture),
  file("images/a.webp.webp", "another"),
  file(
    "index.html",
    `<link href="styles.css"><img src="images/a.webp" alt="images/a.webp">styles.css`,
  ),
  file("styles.css", `${style}{background:url("images/a.webp")}`),
];

test("a page's words stay as they are, also where they name a file", () => {
  const page = textAt(withFingerprints(site("p", "one")), "index.html");
  expect(page).toMatch(
    /^<link href="styles\.[\da-f]{12}\.css"><img src="images\/a\.[\da-f]{12}\.webp" alt="images\/a\.webp">styles\.css$/,
  );
});

test("a file has another name once it or what it loads changes, and else the same", () => {
  const namesOf = (style: string, picture: string) =>
    withFingerprints(site(style, picture))
      .map(({ path }) => path)
      .filter(isImmutable);
  const [picture, other, styles] = namesOf("p", "one");
  expect(namesOf("p", "one")).toEqual([picture, other, styles]);
  expect(namesOf("h1", "one").slice(0, 2)).toEqual([picture, other]);
  expect(namesOf("h1", "one")[2]).not.toBe(styles);
  expect(namesOf("p", "two")[2]).not.toBe(styles);
});

test("a file that is named outside of what pages load keeps its plain name, too", () => {
  const files = withFingerprints([
    file("images/a.webp", "one"),
    file("images/b.webp", "two"),
    file("site.webmanifest", `{"icons":[{"src":"images/a.webp"}]}`),
  ]);
  const plain = files.map(({ path }) => path).filter((path) => !isImmutable(path));
  expect(plain).toEqual(["images/a.webp", "site.webmanifest"]);
});
