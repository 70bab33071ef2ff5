import type { Swatch } from "./rules";

const labels: Readonly<Record<string, string>> = {
  "Yellow 300": "Yellow",
  "Yellow 500": "Gold",
  "Yellow 700": "Ocher",
  "Yellow 900": "Brown",
  "Orange 100": "Cream",
  "Orange 300": "Apricot",
  "Orange 500": "Orange",
  "Orange 900": "Rust",
  "Red 300": "Salmon",
  "Red 500": "Red",
  "Red 700": "Dark red",
  "Red 900": "Burgundy",
  "Purple 300": "Lilac",
  "Purple 500": "Violet",
  "Purple 700": "Purple",
  "Purple 900": "Dark purple",
  "Blue 300": "Light blue",
  "Blue 500": "Blue",
  "Blue 700": "Royal blue",
  "Blue 900": "Navy",
  "Green 300": "Mint",
  "Green 500": "Green",
  "Green 700": "Dark green",
  "Green 900": "Forest green",
  "Stone 300": "Light gray",
  "Stone 500": "Gray",
  "Stone 700": "Dark gray",
  "Stone 900": "Charcoal",
};

/**
 * What people call the color. Apart from the swatches, because many scripts that need a color never name it.
 */
export const labelOf = ({ name }: Pick<Swatch, "name">): string => labels[name] ?? name;
