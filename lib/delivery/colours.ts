import { type ChoiceKey, type Colours, choiceKeys, swatches } from "../palette/rules";
import type { SiteParts } from "./rules";

/** The custom property of each colour, and what it is for. */
const roles: Record<ChoiceKey, { property: string; role: string }> = {
  primary: { property: "--primary", role: "Primary background" },
  secondary: { property: "--secondary", role: "Secondary background" },
  text01: { property: "--text-01", role: "Text colour 1" },
  text02: { property: "--text-02", role: "Text colour 2" },
};

/** The palette as the first rule of a stylesheet: the one place to change a colour. */
export function colourRules(palette: Colours): string {
  const lines = choiceKeys.map((key) => {
    const { property, role } = roles[key];
    return `  ${property}: ${palette[key]}; /* ${role} */`;
  });
  return `:root {\n${lines.join("\n")}\n}\n`;
}

/** A preview carries its colours on its root element; in a site the stylesheet has them. */
export function withoutColours(markup: string, palette: Colours): string {
  const style = choiceKeys.map((key) => `${roles[key].property}:${palette[key]}`).join(";");
  const attribute = ` style="${style}"`;
  if (!markup.includes(attribute)) throw new Error("The markup does not carry its four colours.");
  return markup.replace(attribute, "");
}

/** The palette for other tools: names, roles and hex values. */
export function tokens({ name, palette }: SiteParts): string {
  const colours = choiceKeys.map((key) => {
    const { property, role } = roles[key];
    const swatch = swatches.find(({ colour }) => colour === palette[key]);
    return {
      name: swatch?.name ?? `${name} ${role.toLowerCase()}`,
      role,
      property,
      value: palette[key],
    };
  });
  return `${JSON.stringify({ template: name, colours }, null, 2)}\n`;
}
