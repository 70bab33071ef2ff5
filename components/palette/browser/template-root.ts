import type { ChoiceKey, Colours } from "@/lib/palette/rules";
import { need } from "./elements";

export const properties: Record<ChoiceKey, string> = {
  primary: "--primary",
  secondary: "--secondary",
  text01: "--text-01",
  text02: "--text-02",
};

export function templateRoot(): HTMLElement {
  // Links that fetch its pictures early may stand before it.
  return need("body > [class^='t-']", HTMLElement);
}

/** The template's own colours, put aside on its root before others are shown. */
export function rememberOwnColours(root: HTMLElement): Colours {
  const of = (key: ChoiceKey) => root.style.getPropertyValue(properties[key]).trim();
  const own: Colours = {
    primary: of("primary"),
    secondary: of("secondary"),
    text01: of("text01"),
    text02: of("text02"),
  };
  root.dataset.ownColours = JSON.stringify(own);
  return own;
}

export const ownColours = (root: HTMLElement): Colours =>
  JSON.parse(root.dataset.ownColours ?? "{}");
