import { resolve } from "node:path";
import { type BuildOptions, build } from "esbuild";
import { type TemplateSlug, templateSlugs } from "@/components/templates/registry";

const palette = resolve("components/palette/browser");
const editor = resolve("components/editor/browser");

/** The files that scripts without a framework begin with. */
const entries = {
  apply: `${palette}/apply.ts`,
  toolbar: `${palette}/toolbar.ts`,
  frame: `${palette}/frame.ts`,
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

/** One of the scripts, bundled and minified. */
export const bundle = (name: PreviewScript) =>
  run({ entryPoints: [entries[name]], format: name === "edit-frame-deferred" ? "esm" : "iife" });

const entryOf = (slug: TemplateSlug) => `
import { bundleTemplate } from "@/components/templates/browser-bundle";
import { template } from "@/components/templates/${slug}/template";
export const { declaration, palette, renderMarkup, localizeStyles } = bundleTemplate(template);
`;

/** A template as a module that renders it in the browser, by Preact. */
export const bundleTemplate = (slug: TemplateSlug) =>
  run({
    stdin: { contents: entryOf(slug), resolveDir: resolve(".") },
    format: "esm",
    jsx: "automatic",
    alias: { react: "preact" },
  });
