import type { Brand } from "@/lib/customization/brand";
import { type PaletteColors, paletteKeys } from "@/lib/customization/palette/rules";
import { queryAll } from "./dom";
import { colorProperties } from "./template-root";

const namesIn = (root: HTMLElement) => queryAll("[data-brand-name]", HTMLElement, root);
const logosIn = (root: HTMLElement) => queryAll("[data-brand-logo]", HTMLImageElement, root);

/** The elements of a template that show the name and logo. */
export const brandIn = (root: HTMLElement): Brand => ({
  name: namesIn(root)[0]?.textContent ?? "",
  logo: logosIn(root)[0]?.getAttribute("src") ?? "",
});

/** Applies colors, name and logo to a template. */
export function dress(root: HTMLElement, colors: PaletteColors, { name, logo }: Brand) {
  for (const key of paletteKeys) root.style.setProperty(colorProperties[key], colors[key]);
  for (const element of namesIn(root)) element.textContent = name;
  for (const image of logosIn(root)) {
    if (image.getAttribute("src") !== logo) image.src = logo;
  }
}
