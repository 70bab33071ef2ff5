import { posix } from "node:path";
import { expect, test } from "vitest";
import { en } from "@/lib/translations/en";
import { backOffice, backOfficeGroups } from "@/lib/translations/en/back-office";
import { lateGroups } from "@/lib/translations/late-groups";
import { importsOf, product, read } from "./imports";

/** Imports of types bring no code to a page. */
const withoutTypes = (code: string) => code.replace(/^import type [^;]*;/gm, "");

const fileOf = (path: string) =>
  ["", ".tsx", ".ts", "/index.ts", "/index.tsx"]
    .map((end) => path + end)
    .find((it) => files.has(it));

const files = new Set(product);

interface Facts {
  imports: string[];
  /** Those of `withMessages`. */
  late: Set<string>;
  /** The groups of messages that the file uses itself. */
  used: string[];
  /** Those of its errors and schemas. */
  current: string[];
  /** Those that it gives to client components below. */
  given: string[];
  isClient: boolean;
}

const facts = new Map<string, Facts>();

function factsOf(file: string): Facts {
  const known = facts.get(file);
  if (known) return known;
  const code = withoutTypes(read(file));
  const arrows = importsOf(file, code);
  const imports = arrows.flatMap(({ to }) => fileOf(to) ?? []);
  const awaited = [...code.matchAll(/withMessages\(\s*import\("([^"]+)"\)/g)].map(([, it]) => it);
  const late = new Set(
    arrows.flatMap(({ specifier, to }) => (awaited.includes(specifier) && fileOf(to)) || []),
  );
  const codes = [code, ...imports.map(read)];
  /** A list that is a constant here or in an imported file. */
  const constant = (name: string) =>
    name === "backOfficeGroups"
      ? JSON.stringify(backOfficeGroups)
      : codes
          .map((it) => new RegExp(`const ${name}\\b[^=]*= (\\[[^\\]]*\\])`).exec(it)?.[1] ?? "")
          .join();
  const given = [...code.matchAll(/<Translations\s+of=\{(\w+|\[[^\]]*\])/g)].flatMap(
    ([, list = ""]) =>
      namesIn(
        list.replace(/^(\w+)$|\.\.\.(\w+)/g, (_, alone, spread) => constant(alone ?? spread)),
      ),
  );
  const used = [...code.matchAll(/useTranslations\("(\w+)"\)/g)].map(([, group = ""]) => group);
  const current = [...code.matchAll(/currentTranslations\("(\w+)"\)/g)].map(
    ([, group = ""]) => group,
  );
  const found = { imports, late, used, current, given, isClient: /^"use client"/.test(code) };
  facts.set(file, found);
  return found;
}

const namesIn = (list: string) => [...list.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name);

/** Of what browsers load beside other rules and schemas, and that only the server applies, or the back office. */
const notForPages = new Set([
  "inputErrors",
  "orderErrors",
  "orderFields",
  "refundErrors",
  "couponErrors",
  "discounts",
  "couponFields",
  "catalogueFields",
  "catalogueForms",
  "caseForms",
  "staffForms",
  "supportForms",
  "listErrors",
  "transferForms",
  "draftErrors",
  "factErrors",
  "siteFormFields",
  "moveErrors",
]);

/** What client components of a page use, those that are loaded `withMessages` use, and what the page gives them. */
function groupsOf(page: string) {
  const used = new Map<string, string>();
  const usedLate = new Map<string, string>();
  const given = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string, inClient: boolean, isLate = false, isDescribed = false) => {
    if (file.startsWith("lib/translations/")) return;
    const { imports, late, isClient, ...groups } = factsOf(file);
    const runsInBrowser = inClient || isClient;
    // What an endpoint describes is checked by the server.
    const checksNothing = isDescribed || /\bendpoints\.ts$/.test(file);
    const visited = `${file} ${runsInBrowser} ${isLate} ${checksNothing}`;
    if (seen.has(visited)) return;
    seen.add(visited);
    if (runsInBrowser) {
      const found = isLate ? usedLate : used;
      for (const group of groups.used) found.set(group, file);
      if (!checksNothing) for (const group of groups.current) found.set(group, file);
    } else for (const group of groups.given) given.add(group);
    for (const imported of imports) {
      visit(imported, runsInBrowser, isLate || late.has(imported), checksNothing);
    }
  };
  visit(page, false);
  return { used, usedLate, given };
}

const late = new Set<string>(lateGroups);

/** The layouts around a page. */
const layoutsOf = (page: string) =>
  product.filter(
    (file) =>
      file.endsWith("/layout.tsx") && page !== file && page.startsWith(`${posix.dirname(file)}/`),
  );

const pages = product.filter((file) =>
  /^app\/\[lang\]\/(.*\/)?(page|layout|not-found|error)\.tsx$/.test(file),
);

/** Also what the layouts around the page give. */
function groupsWithLayouts(page: string) {
  const groups = groupsOf(page);
  const given = new Set([page, ...layoutsOf(page)].flatMap((it) => [...groupsOf(it).given]));
  return { ...groups, given };
}

/** Otherwise they fail where they are shown, which for a dialog is late. */
test.each(pages)("client components of %s have the messages that they use", (page) => {
  const { used, usedLate, given } = groupsWithLayouts(page);
  const missing = [
    ...[...used].filter(([group]) => !given.has(group)),
    ...[...usedLate].filter(([group]) => !given.has(group) && !late.has(group)),
  ];
  // The forms of the back office say what is wrong before they are sent.
  const hasForms = page.startsWith("app/[lang]/admin/");
  const isShown = (group: string) => hasForms && /Forms$|^inputErrors$/.test(group);
  expect(missing.filter(([group]) => isShown(group) || !notForPages.has(group))).toEqual([]);
});

/** They would make its HTML larger for nothing. */
test.each(pages.filter((it) => !it.endsWith("/layout.tsx")))(
  "%s is not given what only parts use that are loaded withMessages",
  (page) => {
    const { used, given } = groupsWithLayouts(page);
    expect([...given].filter((group) => late.has(group) && !used.has(group))).toEqual([]);
  },
);

test("pages, what they use and what they give are found", () => {
  expect(pages.length).toBeGreaterThan(50);
  const { used, given } = groupsOf("app/[lang]/shop/[[...state]]/page.tsx");
  expect(used.size).toBeGreaterThan(5);
  expect(given.size).toBeGreaterThan(5);
  expect(
    [...used.keys(), ...given].filter((group) => !Object.hasOwn({ ...en, ...backOffice }, group)),
  ).toEqual([]);
});

test("each late group is used by a part that is loaded withMessages", () => {
  const used = new Set(pages.flatMap((page) => [...groupsOf(page).usedLate.keys()]));
  expect(lateGroups.filter((group) => !used.has(group))).toEqual([]);
});
