/**
 * Chooses four colors at once: those of a picture, or random ones. Loaded when the visitor requests
 * a suggestion.
 */
import { contrastWarnings } from "@/lib/customization/palette/contrast";
import { harmony } from "@/lib/customization/palette/harmony";
import { picturePalette } from "@/lib/customization/palette/picture-palette";
import { choicesOf } from "@/lib/customization/palette/readable";
import {
  isSameChoices,
  type PaletteChoices,
  type PaletteColors,
  paletteKeys,
  type Swatch,
  swatchOf,
} from "@/lib/customization/palette/rules";
import type { Translator } from "@/lib/translations/translator";
import { warningText } from "../warning-text";
import { decodeImage } from "./resize-logo";

export interface Idea {
  /** Null when the picture has no colors, or the file is no picture. */
  choices: PaletteChoices | null;
  /** The message for the visitor. */
  text: string;
  isPicture: boolean;
}

/** What is said of an idea. */
export interface IdeaTexts {
  ideas: Translator<"paletteIdeas">;
  contrast: Translator<"contrast">;
  colorName: (swatch: Swatch) => string;
}

const maxBytes = 20_000_000;
/** The size to which a picture is scaled down: enough for its colors. */
const maxPixels = 96;

/** The pixels of a picture in RGBA; null for a file that the browser cannot show. */
async function readPixels(file: File): Promise<Uint8ClampedArray | null> {
  try {
    const image = await decodeImage(file);
    const [width, height] = [image.naturalWidth || maxPixels, image.naturalHeight || maxPixels];
    const scale = Math.min(1, maxPixels / Math.max(width, height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) return null;
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  } catch {
    return null;
  }
}

/**
 * The four colors by name and how well they can be read; empty for a palette with colors of the
 * template.
 */
export function describePalette(choices: PaletteChoices, texts: IdeaTexts): string {
  const colors: Partial<PaletteColors> = {};
  const names: string[] = [];
  for (const key of paletteKeys) {
    const swatch = swatchOf(choices[key], key);
    if (!swatch) return "";
    colors[key] = swatch.color;
    names.push(texts.colorName(swatch));
  }
  // Cast: all four were just set.
  const all = colors as PaletteColors;
  const [warning] = contrastWarnings(choices, all, {
    shownAs: (it) => it,
    groundOf: () => "primary",
  });
  if (warning) return warningText(texts.contrast, warning);
  return texts.ideas("palette", { colors: names.join(", ") });
}

const ideaOf = (choices: PaletteChoices, texts: IdeaTexts, isPicture: boolean): Idea => ({
  choices,
  text: describePalette(choices, texts),
  isPicture,
});

const noIdea = (text: string, isPicture = false): Idea => ({ choices: null, text, isPicture });

/** Four readable colors of a picture, which stays on this device. */
export async function ideaOfPicture(file: File, texts: IdeaTexts): Promise<Idea> {
  if (file.size > maxBytes) return noIdea(texts.ideas("tooLarge"));
  const pixels = await readPixels(file);
  if (!pixels) return noIdea(texts.ideas("unreadable"));
  const palette = picturePalette(pixels);
  return palette ? ideaOf(choicesOf(palette), texts, true) : noIdea(texts.ideas("noColors"), true);
}

/** Four readable colors around one, such as #a1b2c3. */
export function paletteOfColor(color: string): PaletteChoices | null {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const palette = picturePalette(Uint8ClampedArray.of(...channels, 255));
  return palette && choicesOf(palette);
}

/** Four harmonious colors that differ from the current ones. */
export function surprise(current: PaletteChoices, texts: IdeaTexts): Idea {
  let choices = current;
  while (isSameChoices(choices, current)) choices = choicesOf(harmony(Math.random));
  return ideaOf(choices, texts, false);
}
