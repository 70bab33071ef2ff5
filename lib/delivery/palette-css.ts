import { type PaletteColors, type PaletteKey, paletteKeys, swatches } from "../palette/rules";
import type { SiteParts } from "./rules";

/** The custom property of each color, and what it is for. */
const roles: Record<PaletteKey, { property: string; role: string }> = {
  primary: { property: "--primary", role: "Primary background" },
  secondary: { property: "--secondary", role: "Secondary background" },
  text01: { property: "--text-01", role: "Text color 1" },
  text02: { property: "--text-02", role: "Text color 2" },
};

/** The palette as the first rule of a stylesheet: the one place to change a color. */
export function paletteRules(palette: PaletteColors): string {
  const lines = paletteKeys.map((key) => {
    const { property, role } = roles[key];
    return `  ${property}: ${palette[key]}; /* ${role} */`;
  });
  return `:root {\n${lines.join("\n")}\n}\n`;
}

/** A preview carries its colors on its root element; in a site the stylesheet has them. */
export function withoutPaletteStyle(markup: string, palette: PaletteColors): string {
  const style = paletteKeys.map((key) => `${roles[key].property}:${palette[key]}`).join(";");
  const attribute = ` style="${style}"`;
  if (!markup.includes(attribute)) throw new Error("The markup does not carry its four colors.");
  return markup.replace(attribute, "");
}

/** The palette for other tools: names, roles and hex values. */
export function designTokens({ name, palette }: SiteParts): string {
  const colors = paletteKeys.map((key) => {
    const { property, role } = roles[key];
    const swatch = swatches.find(({ color }) => color === palette[key]);
    return {
      name: swatch?.name ?? `${name} ${role.toLowerCase()}`,
      role,
      property,
      value: palette[key],
    };
  });
  return `${JSON.stringify({ template: name, colors }, null, 2)}\n`;
}
