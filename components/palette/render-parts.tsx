import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ComponentProps, ReactElement } from "react";
import { swatches } from "@/lib/palette/rules";
import { FramePage } from "./frame-page";
import { SharedBanner } from "./shared-banner";
import { Toolbar } from "./toolbar";

interface StaticPart {
  css: string;
  markup: string;
}

// Literal folders: file tracing includes every file that a dynamic path could match.
const stylesheet = (name: string) =>
  readFile(join(process.cwd(), "components/palette", `${name}.css`), "utf8");
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

/** Inline, so that it runs before the first paint and the template never flashes in its own colors. */
export const applyScript = async () => `<script>${await script("apply")}</script>\n`;

export const inlineFrameScript = () => script("frame");

/** One file for all previews; the hash in its URL busts caches when it changes. */
export async function toolbarScript(): Promise<string> {
  const hash = createHash("sha256").update(await script("toolbar"));
  return `<script src="/preview-scripts/toolbar.js?v=${hash.digest("hex").slice(0, 8)}" defer></script>\n`;
}
