import { type ChoiceKey, type Colours, choiceKeys } from "@/lib/palette/rules";
import { properties } from "./template-root";

/** Any CSS colour as #rrggbb: a template computes its own in spaces of every kind. */
function hexReader(): (colour: string) => string {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return (colour) => {
    if (!context) return colour;
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const light = [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    return `#${light.map((it) => it.toString(16).padStart(2, "0")).join("")}`;
  };
}

/** What a template makes of four colours, in the theme that is in force. */
export function shownColours(root: HTMLElement): (colours: Colours) => Colours {
  const hexOf = hexReader();
  return (colours) => {
    // An empty copy, so that the layout is neither drawn anew nor seen in colours it does not have.
    const copy = document.createElement("div");
    copy.className = root.className;
    copy.style.display = "none";
    copy.style.colorScheme = getComputedStyle(root).colorScheme;
    for (const key of choiceKeys) copy.style.setProperty(properties[key], colours[key]);
    document.documentElement.append(copy);
    const shown = (key: ChoiceKey) => {
      const property = properties[key];
      copy.style.color = `var(${property.replace("--", "--shown-")}, var(${property}))`;
      return hexOf(getComputedStyle(copy).color);
    };
    const [primary, text01, text02] = [shown("primary"), shown("text01"), shown("text02")];
    copy.remove();
    return { ...colours, primary, text01, text02 };
  };
}

/** A template follows the system until its own switch is thrown. */
export function onThemeChange(root: HTMLElement, tell: () => void) {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", tell);
  root.addEventListener("change", ({ target }) => {
    if (target instanceof Element && target.matches("[data-theme-switch]")) tell();
  });
}
