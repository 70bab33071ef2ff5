import type { PaletteColors, PaletteKey } from "@/lib/customization/palette/rules";
import { queryAll, requireElement } from "./dom";

export const colorProperties: Record<PaletteKey, string> = {
  primary: "--primary",
  secondary: "--secondary",
  text01: "--text-01",
  text02: "--text-02",
};

/** The root element of the template in its markup. */
export function rootIn(markup: string): HTMLElement | null {
  const page = document.createElement("template");
  page.innerHTML = markup;
  return queryAll("[class^='t-']", HTMLElement, page.content)[0] ?? null;
}

export function templateRoot(): HTMLElement {
  // Not the first child: preload links may come before it.
  return requireElement("body > [class^='t-']", HTMLElement);
}

/** Stores the template's own colors on its root element, before other colors are applied. */
export function rememberTemplateColors(root: HTMLElement): PaletteColors {
  const of = (key: PaletteKey) => root.style.getPropertyValue(colorProperties[key]).trim();
  const colors: PaletteColors = {
    primary: of("primary"),
    secondary: of("secondary"),
    text01: of("text01"),
    text02: of("text02"),
  };
  root.dataset.ownColors = JSON.stringify(colors);
  return colors;
}

export const templateColors = (root: HTMLElement): PaletteColors =>
  JSON.parse(root.dataset.ownColors ?? "{}");
