/** Colors that a piece can have, by their name in the stylesheet. */
export const swatches = {
  white: "White",
  gray: "Gray",
  natural: "Natural",
  "black-velvet": "Black",
  "black-leather": "Deep black",
  brown: "Brown",
  red: "Red",
  yellow: "Yellow",
  green: "Green",
  blue: "Blue",
  pink: "Pink",
} as const;

type Swatch = keyof typeof swatches;

export const swatchColors: Readonly<Record<Swatch, string>> = {
  white: "#f4f1ea",
  gray: "#a3a6a8",
  natural: "#cdb492",
  "black-velvet": "#2b2a2f",
  "black-leather": "#121110",
  brown: "#7a5238",
  red: "#a63d33",
  yellow: "#d9a93a",
  green: "#6c7f5c",
  blue: "#4f6d8c",
  pink: "#d9a7a0",
};

interface Color {
  id: string;
  swatch: { value: Swatch };
}

/** Every color with the end of its element's id: its swatch, unless another color has that already. */
export const withKeys = <C extends Color>(colors: readonly C[]): (C & { key: string })[] =>
  colors.map((color, index) => {
    const { value } = color.swatch;
    const isFirst = colors.findIndex((it) => it.swatch.value === value) === index;
    return { ...color, key: isFirst ? value : `${value}-${color.id}` };
  });

/** The stylesheet, with the plan in every color that it does not have a rule for. */
export function paintPlan(source: string, colors: readonly Color[]): string {
  const rules = withKeys(colors)
    .filter(({ key }) => key !== "natural" && !source.includes(`#trend-color-${key}:checked`))
    .map(
      ({ key, swatch }) =>
        `.t-trend:has(#trend-color-${key}:checked) { --sofa: ${swatchColors[swatch.value]}; }\n`,
    );
  return source + rules.join("");
}
