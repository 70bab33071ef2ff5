import type { PaletteColors, PaletteKey } from "@/lib/palette/rules";
import { requireElement } from "./dom";

export const colorProperties: Record<PaletteKey, string> = {
  primary: "--primary",
  secondary: "--secondary",
  text01: "--text-01",
  text02: "--text-02",
};

export function templateRoot(): HTMLElement {
  // Links that fetch its pictures early may stand before it.
  return requireElement("body > [class^='t-']", HTMLElement);
}

/** The template's own colors, put aside on its root before others are shown. */
export function rememberTemplateColors(root: HTMLElement): PaletteColors {
  const of = (key: PaletteKey) => root.style.getPropertyValue(colorProperties[key]).trim();
  const own: PaletteColors = {
    primary: of("primary"),
    secondary: of("secondary"),
    text01: of("text01"),
    text02: of("text02"),
  };
  root.dataset.ownColors = JSON.stringify(own);
  return own;
}

export const templateColors = (root: HTMLElement): PaletteColors =>
  JSON.parse(root.dataset.ownColors ?? "{}");
