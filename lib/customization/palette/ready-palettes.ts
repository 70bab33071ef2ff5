import type { en } from "@/lib/translations/en";
import type { PaletteColors } from "./rules";

type PaletteName = keyof (typeof en)["paletteNames"];

/** Stands for a template's own colors beside the names of palettes. */
export const ownColors = "own";

interface ReadyPalette extends PaletteColors {
  name: PaletteName;
}

const ready = (
  name: PaletteName,
  primary: string,
  secondary: string,
  text01: string,
  text02: string,
): ReadyPalette => ({ name, primary, secondary, text01, text02 });

/**
 * Ready-made palettes of readable swatches; stored as colors, because the page that shows them does
 * not have the list of swatches.
 */
export const readyPalettes: readonly ReadyPalette[] = [
  ready("Paper", "#ffedd5", "#ffffff", "#1c1917", "#b91c1c"),
  ready("Lemon", "#fde047", "#ffffff", "#000000", "#1e3a8a"),
  ready("Poppy", "#ef4444", "#fdba74", "#000000", "#1c1917"),
  ready("Clay", "#7c2d12", "#7f1d1d", "#ffedd5", "#fdba74"),
  ready("Plum", "#581c87", "#7e22ce", "#ffffff", "#ffedd5"),
  ready("Harbor", "#1d4ed8", "#1e3a8a", "#ffffff", "#fde047"),
  ready("Mint", "#86efac", "#ffffff", "#1c1917", "#14532d"),
  ready("Forest", "#14532d", "#1c1917", "#ffffff", "#fde047"),
  ready("Ink", "#000000", "#1c1917", "#ffffff", "#d6d3d1"),
];
