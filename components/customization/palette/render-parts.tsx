import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ComponentProps, ReactElement } from "react";
import { swatches } from "@/lib/customization/palette/rules";
import { FramePage } from "./frame-page";
import { SharedBanner } from "./shared-banner";
import { Toolbar } from "./toolbar";

interface StaticPart {
  css: string;
  markup: string;
}

// Literal folders: file tracing includes every file that a dynamic path could match.
const stylesheet = (name: string) =>
  readFile(join(process.cwd(), "components/customization/palette", `${name}.css`), "utf8");
const script = (name: string) =>
  readFile(join(process.cwd(), "public/preview-scripts", `${name}.js`), "utf8");

/** The shop's color tokens, for pages that do not load its stylesheet. */
async function colorTokens(): Promise<string> {
  const shop = await readFile(join(process.cwd(), "app/globals.css"), "utf8");
  const all = shop.match(/--color-[a-z-]+: light-dark\([^;]+;/g) ?? [];
  return `:root{${all.join("")}}`;
}

/** A CSS rule for each class name that a color choice can be stored as. */
const swatchRules = swatches
  .map(
    ({ background, text, color }) =>
      `.${background}{background-color:${color}}.${text}{color:${color}}`,
  )
  .join("");

/** The rules that the editor's frame adds to a template. */
export async function editFrameStyles(): Promise<string> {
  const path = join(process.cwd(), "components/customization/editor/frame.css");
  return `${await colorTokens()}\n${await readFile(path, "utf8")}`;
}

async function renderPart(element: ReactElement, ...stylesheets: string[]): Promise<StaticPart> {
  // A dynamic import, because Next rejects a static import of react-dom/server in App Router code.
  const { renderToStaticMarkup } = await import("react-dom/server");
  const rules = stylesheets.map(stylesheet);
  const css = (await Promise.all([colorTokens(), ...rules])).join("\n");
  return { css, markup: renderToStaticMarkup(element) };
}

export async function renderToolbar(props: ComponentProps<typeof Toolbar>): Promise<StaticPart> {
  const { css, markup } = await renderPart(<Toolbar {...props} />, "panels", "toolbar");
  return { css: `${css}\n${swatchRules}`, markup };
}

export const renderFramePage = (props: ComponentProps<typeof FramePage>) =>
  renderPart(<FramePage {...props} />, "frame");

export const renderSharedBanner = (props: ComponentProps<typeof SharedBanner>) =>
  renderPart(<SharedBanner {...props} />, "shared");

/**
 * Inline, so that it runs before the first paint and the template never flashes in its own colors.
 * It loads the visitor's draft if there is one.
 */
export async function applyScript() {
  const [draft, first] = await Promise.all(["draft", "first-draft"].map(scriptUrl));
  return `<script data-draft="${draft}" data-first="${first}">${await script("apply")}</script>\n`;
}

/** For the editor's frame, where the editor shows the words. */
export const applyBrandScript = async () => `<script>${await script("apply")}</script>\n`;

export const inlineFrameScript = () => script("frame");

/** The hash in the URL busts caches when the file changes. */
async function scriptUrl(name: string): Promise<string> {
  const hash = createHash("sha256").update(await script(name));
  return `/preview-scripts/${name}.js?v=${hash.digest("hex").slice(0, 8)}`;
}

/**
 * One file for all previews. Scripts for sharing words and for suggesting colors are loaded only
 * when needed.
 */
export async function toolbarScript() {
  const names = ["toolbar", "add-words-to-link", "store-copy", "idea-buttons"];
  const [toolbar, words, copy, ideas] = await Promise.all(names.map(scriptUrl));
  return `<script src="${toolbar}" data-words="${words}" data-copy="${copy}" data-ideas="${ideas}" defer></script>\n`;
}

/** Inline, so that the template's own words do not flash before those of the link. */
export const sharedScript = async () =>
  `<script data-words="${await scriptUrl("show-shared-words")}">${await script("shared-preview")}</script>\n`;

/** Inline, so that no typed letter is lost. It loads the rest of the editor's script later. */
export const editFrameScript = async () =>
  `<script data-deferred="${await scriptUrl("edit-frame-deferred")}">${await script("edit-frame")}</script>\n`;
