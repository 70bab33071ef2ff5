export interface Swatch {
  /** Names it in the API; people read `labelsIn`. */
  name: string;
  /** Stored value as a background color. */
  background: string;
  /** Stored value as a text color. */
  text: string;
  /** The color itself, as #rrggbb. */
  color: string;
}

/** The four colors of a palette. */
export const paletteKeys = ["primary", "secondary", "text01", "text02"] as const;

export type PaletteKey = (typeof paletteKeys)[number];

/** Class names of swatches; an empty one means the template's own color. */
export type PaletteChoices = Record<PaletteKey, string>;

/** Four CSS colors. */
export type PaletteColors = Record<PaletteKey, string>;

export const noChoices: PaletteChoices = { primary: "", secondary: "", text01: "", text02: "" };

const shades: Record<string, Record<number, string>> = {
  Yellow: { 300: "#fde047", 500: "#eab308", 700: "#a16207", 900: "#713f12" },
  Orange: { 100: "#ffedd5", 300: "#fdba74", 500: "#f97316", 900: "#7c2d12" },
  Red: { 300: "#fca5a5", 500: "#ef4444", 700: "#b91c1c", 900: "#7f1d1d" },
  Purple: { 300: "#d8b4fe", 500: "#a855f7", 700: "#7e22ce", 900: "#581c87" },
  Blue: { 300: "#93c5fd", 500: "#3b82f6", 700: "#1d4ed8", 900: "#1e3a8a" },
  Green: { 300: "#86efac", 500: "#22c55e", 700: "#15803d", 900: "#14532d" },
  Stone: { 300: "#d6d3d1", 500: "#78716c", 700: "#44403c", 900: "#1c1917" },
};

function swatch(name: string, color: string): Swatch {
  const word = name.toLowerCase().replace(" ", "-");
  return { name, background: `bg-${word}`, text: `text-${word}`, color };
}

/** All thirty, white first and black last. */
export const swatches: readonly Swatch[] = [
  swatch("White", "#ffffff"),
  ...Object.entries(shades).flatMap(([hue, steps]) =>
    Object.entries(steps).map(([step, color]) => swatch(`${hue} ${step}`, color)),
  ),
  swatch("Black", "#000000"),
];

/** The stored value of `swatch` as the choice for `key`. */
export const swatchClass = (swatch: Swatch, key: PaletteKey): string =>
  key.startsWith("text") ? swatch.text : swatch.background;

export const swatchOf = (choice: string, key: PaletteKey): Swatch | undefined =>
  swatches.find((swatch) => swatchClass(swatch, key) === choice);

/** Parses stored choices. Invalid values become empty, which means the template's own color. */
export function readChoices(stored: string | null): PaletteChoices {
  const choices = { ...noChoices };
  try {
    const value: unknown = JSON.parse(stored ?? "");
    if (typeof value !== "object" || value === null) return choices;
    for (const key of paletteKeys) {
      const choice = Object.hasOwn(value, key) ? Reflect.get(value, key) : "";
      if (typeof choice === "string" && swatchOf(choice, key)) choices[key] = choice;
    }
  } catch {
    // Invalid JSON: no choices.
  }
  return choices;
}

export const isAnyChosen = (choices: PaletteChoices): boolean =>
  paletteKeys.some((key) => choices[key] !== "");

export const isSameChoices = (one: PaletteChoices, other: PaletteChoices): boolean =>
  paletteKeys.every((key) => one[key] === other[key]);

/** The colors in which a template is shown. */
export function paletteColors(choices: PaletteChoices, own: PaletteColors): PaletteColors {
  const colors = { ...own };
  for (const key of paletteKeys) colors[key] = swatchOf(choices[key], key)?.color ?? own[key];
  return colors;
}

/** The customer who was signed in when the colors of this device were chosen. */
export interface PaletteOwner {
  email: string;
  /** Whether the colors are saved to the profile. */
  isSaved: boolean;
}

interface MergeInput {
  email: string;
  /** The profile's colors; null until some were saved. */
  saved: PaletteChoices | null;
  device: PaletteChoices;
  /** Null for colors that a guest chose. */
  owner: PaletteOwner | null;
}

/**
 * Merges a device's colors with the profile's when a customer signs in: the customer's own unsaved
 * colors come first, then the profile's, then a guest's. Another customer's colors are never used.
 */
export function mergeChoices({ email, saved, device, owner }: MergeInput): {
  choices: PaletteChoices;
  isSaved: boolean;
} {
  const isSameCustomer = owner?.email === email;
  if (isSameCustomer && !owner.isSaved) return { choices: device, isSaved: false };
  if (saved) return { choices: saved, isSaved: true };
  if (owner && !isSameCustomer) return { choices: noChoices, isSaved: true };
  return { choices: device, isSaved: !isAnyChosen(device) };
}
