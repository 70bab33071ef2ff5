import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runIn } from "@/e2e/support/repository-copy";

const folderOf = (root: string, language: string) => join(root, "lib/translations", language);

/** The files of a language; not every language is in the back office. */
const filesOf = (root: string, language: string) =>
  existsSync(folderOf(root, language))
    ? readdirSync(folderOf(root, language), { recursive: true, encoding: "utf8" })
        .filter((file) => /\.\w+$/.test(file) && !file.startsWith("back-office"))
        .sort()
    : [];

/** What is still to be done for the languages in the repository at `root`. */
function toDo(root: string): string[] {
  const lists = {
    "lib/languages.mjs": /^ {2}([a-z]{2}): "/gm,
    "lib/translations/languages.ts": /^export \{ texts as (\w+) \}/gm,
  };
  const named = Object.entries(lists).map(([file, line]) => ({
    file,
    languages: [
      "en",
      ...[...readFileSync(join(root, file), "utf8").matchAll(line)].map(([, it = ""]) => it),
    ],
  }));
  const folders = readdirSync(folderOf(root, ""), { withFileTypes: true })
    .filter((it) => it.isDirectory())
    .map(({ name }) => name);
  const all = new Set([...folders, ...named.flatMap(({ languages }) => languages)]);
  return [...all].flatMap((language) => [
    ...named
      .filter(({ languages }) => !languages.includes(language))
      .map(({ file }) => `Add a line for ${language} to ${file}, as for the other languages.`),
    ...filesOf(root, "en")
      .filter((file) => !filesOf(root, language).includes(file))
      .map(
        (file) =>
          `Add lib/translations/${language}/${file}, as in the folders of the other languages.`,
      ),
  ]);
}

test("each language has a complete folder, a name and a line that imports it", () => {
  expect(filesOf(".", "en").length).toBeGreaterThan(40);
  expect(toDo(".")).toEqual([]);
});

/** A copy of the repository whose languages may be changed. */
function repositoryToChange(): string {
  const root = mkdtempSync(join(tmpdir(), "presetry-language-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const name of ["node_modules", "package.json", "tsconfig.json"]) {
    symlinkSync(resolve(name), join(root, name));
  }
  for (const name of ["components", "db", "lib"]) {
    cpSync(name, join(root, name), { recursive: true });
  }
  return root;
}

function change(file: string, before: string, after: string) {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(before);
  writeFileSync(file, text.replace(before, after));
}

const program = `
import { getVocabulary } from "@/lib/catalogue/search/vocabulary";
import { sampleSeller } from "@/lib/env-seller";
import { inLanguage, languageNames, languages, withoutLanguage } from "@/lib/languages.mjs";
import { legalTextsIn } from "@/lib/translations/legal-texts";
import { translatorIn } from "@/lib/translations/messages";

const vocabulary = await getVocabulary();
console.log(
  JSON.stringify({
    names: languages.map((it) => languageNames[it]),
    address: inLanguage("nl", "/shop"),
    path: withoutLanguage("/nl/shop"),
    message: translatorIn("nl", "layout")("home"),
    legalText: legalTextsIn("nl").imprint({ ...sampleSeller, address: [] }).title,
    found: vocabulary.get("bakkerij")?.find(({ kind }) => kind === "trade"),
  }),
);
`;

test("a seventh language is a folder, a name and a line that imports it", async () => {
  const root = repositoryToChange();
  const dutch = folderOf(root, "nl");
  cpSync(folderOf(root, "de"), dutch, { recursive: true });
  expect(toDo(root)).toEqual([
    "Add a line for nl to lib/languages.mjs, as for the other languages.",
    "Add a line for nl to lib/translations/languages.ts, as for the other languages.",
  ]);
  change(
    join(root, "lib/languages.mjs"),
    '  it: "Italiano",\n',
    '  it: "Italiano",\n  nl: "Nederlands",\n',
  );
  const line = 'export { texts as it } from "./it/texts";\n';
  change(join(root, "lib/translations/languages.ts"), line, line + line.replaceAll("it", "nl"));
  expect(toDo(root)).toEqual([]);

  change(join(dutch, "layout.ts"), 'home: "Startseite"', 'home: "Startpagina"');
  change(join(dutch, "legal-texts/imprint.ts"), "Impressum", "Colofon");
  change(join(dutch, "search.ts"), "Bäckerei", "Bakkerij");
  writeFileSync(join(root, "program.mts"), program);
  const { code, output, errors } = await runIn(root, ["program.mts"], { SHOP_LANGUAGES: "nl" });
  expect(code, errors).toBe(0);
  expect(JSON.parse(output)).toEqual({
    names: ["English", "Nederlands"],
    address: "/nl/shop",
    path: "/shop",
    message: "Startpagina",
    legalText: "Colofon",
    found: { kind: "trade", of: "bakery", weight: 1, languages: ["nl"] },
  });

  rmSync(join(dutch, "legal-texts/terms.ts"));
  rmSync(join(dutch, "orders.ts"));
  expect(toDo(root)).toEqual([
    "Add lib/translations/nl/legal-texts/terms.ts, as in the folders of the other languages.",
    "Add lib/translations/nl/orders.ts, as in the folders of the other languages.",
  ]);
});
