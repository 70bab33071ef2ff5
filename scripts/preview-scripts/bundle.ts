import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { type BuildOptions, build } from "esbuild";
import { liveScript } from "@/components/templates/content/script-texts";
import { type TemplateSlug, templateSlugs, templates } from "@/components/templates/registry";
import { defaultBrand } from "@/lib/customization/brand";
import { knownLanguages, mainLanguage } from "@/lib/languages.mjs";

const palette = resolve("components/customization/palette/browser");
const editor = resolve("components/customization/editor/browser");

/** The files that scripts without a framework begin with. */
const entries = {
  apply: `${palette}/apply.ts`,
  draft: `${palette}/draft.ts`,
  "first-draft": resolve("lib/customization/first-draft/client.ts"),
  toolbar: `${palette}/toolbar.ts`,
  "add-words-to-link": `${palette}/add-words-to-link.ts`,
  "store-copy": `${palette}/store-copy.ts`,
  "idea-buttons": `${palette}/idea-buttons.ts`,
  "shared-preview": `${palette}/shared-preview.ts`,
  "show-shared-words": `${palette}/show-shared-words.ts`,
  frame: `${palette}/frame.ts`,
  "message-proof": resolve("components/sites/messages/browser/proof.ts"),
  "edit-frame": `${editor}/frame.ts`,
  "edit-frame-deferred": `${editor}/deferred.ts`,
};

export type PreviewScript = keyof typeof entries;

export const previewScripts = Object.keys(entries) as PreviewScript[];

export const fileOf = (name: PreviewScript) => resolve(`public/preview-scripts/${name}.js`);

export const templateScripts = templateSlugs;

export const templateFileOf = (slug: TemplateSlug) => resolve(`public/template-scripts/${slug}.js`);

/** The editor's check runs axe in the page, so it is a script of its own there; the package's file as it is. */
export const axeSource = resolve("node_modules/axe-core/axe.min.js");
export const axeFile = resolve("public/preview-scripts/axe.js");

/** What axe's rules ask for in a language, by rule: the package says the rest in English. */
const axeTextsFile = (language: string) => resolve(`public/preview-scripts/axe-${language}.json`);

export const axeLanguages = knownLanguages.filter((it) => it !== mainLanguage);

interface AxeLocale {
  rules: Record<string, { help: string }>;
}

export async function axeTexts(language: string): Promise<string> {
  const name = language === "pt" ? "pt_BR" : language;
  const file = resolve(`node_modules/axe-core/locales/${name}.json`);
  const { rules }: AxeLocale = JSON.parse(await readFile(file, "utf8"));
  return JSON.stringify(Object.fromEntries(Object.entries(rules).map(([id, it]) => [id, it.help])));
}

const withoutMessages = {
  "#current-translations": resolve("lib/translations/current-translations-in-scripts.ts"),
};

async function run(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    minify: true,
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    ...options,
    write: false,
  });
  return outputFiles?.[0]?.text ?? "";
}

/** Those that others import. */
const modules: readonly PreviewScript[] = [
  "draft",
  "first-draft",
  "add-words-to-link",
  "store-copy",
  "idea-buttons",
  "show-shared-words",
  "edit-frame-deferred",
];

/** One of the scripts, bundled and minified. */
export const bundle = (name: PreviewScript) =>
  run({
    entryPoints: [entries[name]],
    alias: withoutMessages,
    define: { "process.env": "{}" },
    ...(modules.includes(name)
      ? { format: "esm", inject: [resolve("lib/zod-jitless.ts")] }
      : { format: "iife" }),
  });

/** The template's script for any words; empty for a template without script. */
async function scriptOf(slug: TemplateSlug): Promise<string> {
  const file = resolve(`components/templates/${slug}/template.js`);
  const source = await readFile(file, "utf8").catch(() => "");
  const { template } = await templates[slug].load();
  const { scriptTexts } = template.print({
    brand: defaultBrand,
    palette: template.palette,
    images: "",
    trades: "",
    uploads: "",
    values: {},
    language: "en",
    home: "",
    isEdited: false,
  });
  return liveScript(source, scriptTexts);
}

const entryOf = async (slug: TemplateSlug) => `
import { bundleTemplate } from "@/components/templates/browser-bundle";
import { template } from "@/components/templates/${slug}/template";
const { printersOf, ...bundle } = bundleTemplate(template);
export const { declaration, palette, renderMarkup, localizeStyles } = bundle;
let own = [];
export function setWords(input) {
  own = printersOf(input);
}
export function runScript(input, signal) {
  setWords(input);
  const addEventListener = (type, listener) => globalThis.addEventListener(type, listener, { signal });
  ${await scriptOf(slug)}
}
`;

/** A template as a module that renders it in the browser, by Preact. */
export const bundleTemplate = async (slug: TemplateSlug) =>
  run({
    stdin: { contents: await entryOf(slug), resolveDir: resolve(".") },
    format: "esm",
    jsx: "automatic",
    alias: { react: "preact" },
  });

/** The program in which lib/customization/facts reads what strangers wrote. */
export const readProgramFile = resolve("lib/customization/facts/built/read-process.mjs");

export const bundleReadProgram = () =>
  run({
    entryPoints: [resolve("lib/customization/facts/read-process.ts")],
    format: "esm",
    platform: "node",
    target: "node20",
    // Faster to start, and quick to write.
    minify: false,
    minifyWhitespace: true,
    inject: [resolve("lib/zod-jitless.ts")],
    alias: withoutMessages,
    // Packages in CommonJS call it for modules of Node.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
  });

async function save(file: string, script: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, script);
  return { file, script };
}

/** Writes all bundles, before the shop is built or served. */
export async function writeScripts() {
  return [
    ...(await Promise.all(
      previewScripts.map(async (name) => save(fileOf(name), await bundle(name))),
    )),
    ...(await Promise.all(
      templateScripts.map(async (slug) => save(templateFileOf(slug), await bundleTemplate(slug))),
    )),
    await save(axeFile, await readFile(axeSource, "utf8")),
    ...(await Promise.all(
      axeLanguages.map(async (it) => save(axeTextsFile(it), await axeTexts(it))),
    )),
    await save(readProgramFile, await bundleReadProgram()),
  ];
}

/** Writes the bundles of a new checkout. */
export async function writeMissingScripts() {
  const files = [
    ...previewScripts.map(fileOf),
    ...templateScripts.map(templateFileOf),
    axeFile,
    ...axeLanguages.map(axeTextsFile),
    readProgramFile,
  ];
  if (!files.every(existsSync)) await writeScripts();
}
