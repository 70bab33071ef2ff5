import type { ShownPalette } from "@/lib/customization/palette/contrast";
import { type PaletteColors, paletteKeys } from "@/lib/customization/palette/rules";
import { colorProperties, templateRoot } from "./template-root";

/** Converts any CSS color to #rrggbb: computed colors can be in any color space. */
function hexReader(): (color: string) => string {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return (color) => {
    if (!context) return color;
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const channels = [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    return `#${channels.map((it) => it.toString(16).padStart(2, "0")).join("")}`;
  };
}

/** The colors that the template really shows for a palette, in the current theme. */
export function computedPalette(): ShownPalette {
  const hexOf = hexReader();
  const shownAs = (colors: PaletteColors) => {
    const root = templateRoot();
    // Computed on a hidden copy of the root, so that the visible template does not change.
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
  const ground = getComputedStyle(templateRoot()).getPropertyValue("--text-02-ground").trim();
  const isOnSecondary = ground === "secondary";
  return {
    shownAs,
    groundOf: (key) => (key === "text02" && isOnSecondary ? "secondary" : "primary"),
  };
}

/** A template follows the system's theme until its own switch is changed. */
export function onThemeChange(onChange: () => void) {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", onChange);
  addEventListener("change", ({ target }) => {
    if (target instanceof Element && target.matches("[data-theme-switch]")) onChange();
  });
}
