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

// Named folder by folder, because a build takes along whatever a path could mean.
const stylesheet = (name: string) =>
  readFile(join(process.cwd(), "components/palette", `${name}.css`), "utf8");
const script = (name: string) =>
  readFile(join(process.cwd(), "public/preview-scripts", `${name}.js`), "utf8");

/** The shop's colors, for pages that have none of its stylesheet. */
async function colorTokens(): Promise<string> {
  const shop = await readFile(join(process.cwd(), "app/globals.css"), "utf8");
  const all = shop.match(/--color-[a-z-]+: light-dark\([^;]+;/g) ?? [];
  return `:root{${all.join("")}}`;
}

/** A rule for every class a choice can be stored as. */
const swatchRules = swatches
  .map(
    ({ background, text, color }) =>
      `.${background}{background-color:${color}}.${text}{color:${color}}`,
  )
  .join("");

async function renderPart(element: ReactElement, ...stylesheets: string[]): Promise<StaticPart> {
  // Not imported above: the framework forbids it where components are rendered on its own account.
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

/** Before the first paint, so that a template never shows in colors it is not to have. */
export const applyScript = async () => `<script>${await script("apply")}</script>\n`;

export const inlineFrameScript = () => script("frame");

/** One file for all previews, under an address that changes with it. */
export async function toolbarScript(): Promise<string> {
  const hash = createHash("sha256").update(await script("toolbar"));
  return `<script src="/preview-scripts/toolbar.js?v=${hash.digest("hex").slice(0, 8)}" defer></script>\n`;
}
