/** Applies the visitor's colors, name and logo to the template, and follows their changes. */
import { paletteColors, paletteKeys } from "@/lib/palette/rules";
import { queryAll } from "./dom";
import { colorProperties, rememberTemplateColors, templateRoot } from "./template-root";
import {
  isVisitorBrandKey,
  readVisitorBrand,
  shownBrand,
  type VisitorBrand,
  visitorBrandChangedEvent,
} from "./visitor-brand";

const root = templateRoot();
const templateColors = rememberTemplateColors(root);
const names = queryAll("[data-brand-name]", HTMLElement, root);
const logos = queryAll("[data-brand-logo]", HTMLImageElement, root);
const defaultName = names[0]?.textContent ?? "";
const defaultLogo = logos[0]?.getAttribute("src") ?? "";

function show(visitor: VisitorBrand) {
  const brand = shownBrand(visitor);
  const colors = paletteColors(visitor.choices, templateColors);
  for (const key of paletteKeys) root.style.setProperty(colorProperties[key], colors[key]);
  for (const element of names) element.textContent = brand.name || defaultName;
  for (const image of logos) {
    const logo = brand.logo || defaultLogo;
    if (image.getAttribute("src") !== logo) image.src = logo;
  }
}

show(readVisitorBrand());
addEventListener("storage", (event) => isVisitorBrandKey(event) && show(readVisitorBrand()));
addEventListener("pageshow", ({ persisted }) => persisted && show(readVisitorBrand()));
document.addEventListener(visitorBrandChangedEvent, (event) => {
  if (event instanceof CustomEvent) show(event.detail);
});
