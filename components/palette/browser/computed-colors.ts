import type { ShownPalette } from "@/lib/palette/contrast";
import { type PaletteColors, paletteKeys } from "@/lib/palette/rules";
import { colorProperties } from "./template-root";

/** Any CSS color as #rrggbb: a template computes its own in spaces of every kind. */
function hexReader(): (color: string) => string {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return (color) => {
    if (!context) return color;
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const light = [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    return `#${light.map((it) => it.toString(16).padStart(2, "0")).join("")}`;
  };
}

/** How a template shows four colors, in the theme that is in force. */
export function computedPalette(root: HTMLElement): ShownPalette {
  const hexOf = hexReader();
  const shownAs = (colors: PaletteColors) => {
    // An empty copy, so that the layout is neither drawn anew nor seen in colors it does not have.
    const copy = document.createElement("div");
    copy.className = root.className;
    copy.style.display = "none";
    copy.style.colorScheme = getComputedStyle(root).colorScheme;
    for (const key of paletteKeys) copy.style.setProperty(colorProperties[key], colors[key]);
    document.documentElement.append(copy);
    const shown = { ...colors };
    for (const key of paletteKeys) {
      const property = colorProperties[key];
      copy.style.color = `var(${property.replace("--", "--shown-")}, var(${property}))`;
      shown[key] = hexOf(getComputedStyle(copy).color);
    }
    copy.remove();
    return shown;
  };
  const ground = getComputedStyle(root).getPropertyValue("--text-02-ground").trim();
  const isOnSecondary = ground === "secondary";
  return {
    shownAs,
    groundOf: (key) => (key === "text02" && isOnSecondary ? "secondary" : "primary"),
  };
}

/** A template follows the system until its own switch is thrown. */
export function onThemeChange(root: HTMLElement, tell: () => void) {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", tell);
  root.addEventListener("change", ({ target }) => {
    if (target instanceof Element && target.matches("[data-theme-switch]")) tell();
  });
}
