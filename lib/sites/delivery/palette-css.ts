import {
  type PaletteColors,
  type PaletteKey,
  paletteKeys,
  swatches,
} from "@/lib/customization/palette/rules";
import type { SiteParts } from "./rules";

/** Custom property and description of each color. */
const roles: Record<PaletteKey, { property: string; role: string }> = {
  primary: { property: "--primary", role: "Primary background" },
  secondary: { property: "--secondary", role: "Secondary background" },
  text01: { property: "--text-01", role: "Text color 1" },
  text02: { property: "--text-02", role: "Text color 2" },
};

/** The palette as custom properties on `:root`, the only place to change a color. */
export function paletteRules(palette: PaletteColors): string {
  const lines = paletteKeys.map((key) => {
    const { property, role } = roles[key];
    return `  ${property}: ${palette[key]}; /* ${role} */`;
  });
  return `:root {\n${lines.join("\n")}\n}\n`;
}

/** Removes the colors from the root element's `style`: an exported site has them in its stylesheet. */
export function withoutPaletteStyle(markup: string, palette: PaletteColors): string {
  const style = paletteKeys.map((key) => `${roles[key].property}:${palette[key]}`).join(";");
  const attribute = ` style="${style}"`;
  if (!markup.includes(attribute)) throw new Error("The markup does not carry its four colors.");
  return markup.replace(attribute, "");
}

/** The content of tokens.json: names, roles and hex values. */
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
