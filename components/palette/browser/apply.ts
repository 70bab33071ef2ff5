/** Shows a bare template in the visitor's colours, name and logo, and keeps up with them. */
import { choiceKeys, coloursOf } from "@/lib/palette/rules";
import { all } from "./elements";
import { properties, rememberOwnColours, templateRoot } from "./template-root";
import { isAboutVisitor, shownBrand, storedVisitor, type Visitor, visitorChanged } from "./visitor";

const root = templateRoot();
const own = rememberOwnColours(root);
const names = all("[data-brand-name]", HTMLElement, root);
const logos = all("[data-brand-logo]", HTMLImageElement, root);
const defaultName = names[0]?.textContent ?? "";
const defaultLogo = logos[0]?.getAttribute("src") ?? "";

function show(visitor: Visitor) {
  const brand = shownBrand(visitor);
  const colours = coloursOf(visitor.choices, own);
  for (const key of choiceKeys) root.style.setProperty(properties[key], colours[key]);
  for (const place of names) place.textContent = brand.name || defaultName;
  for (const place of logos) {
    const logo = brand.logo || defaultLogo;
    if (place.getAttribute("src") !== logo) place.src = logo;
  }
}

show(storedVisitor());
addEventListener("storage", (event) => isAboutVisitor(event) && show(storedVisitor()));
addEventListener("pageshow", ({ persisted }) => persisted && show(storedVisitor()));
document.addEventListener(visitorChanged, (event) => {
  if (event instanceof CustomEvent) show(event.detail);
});
