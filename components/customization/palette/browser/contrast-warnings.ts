import { contrastWarnings, type ShownPalette } from "@/lib/customization/palette/contrast";
import {
  type PaletteChoices,
  type PaletteColors,
  paletteColors,
  swatchClass,
} from "@/lib/customization/palette/rules";
import { warningText } from "../warning-text";
import { labelText } from "./color-panels";
import { requireElement } from "./dom";
import { textsOn } from "./texts-on";
import type { VisitorBrand } from "./visitor-brand";

/** Shows a warning for each text color of low contrast, with a button for the nearest readable swatch. */
export function setUpContrastWarnings(
  bar: HTMLElement,
  templateColors: PaletteColors,
  computed: ShownPalette,
  choose: (choices: Partial<PaletteChoices>) => void,
) {
  const t = textsOn(bar, "contrast");
  const container = requireElement("#contrast", HTMLElement, bar);
  let rendered = "";

  return ({ choices }: VisitorBrand) => {
    const warnings = contrastWarnings(choices, paletteColors(choices, templateColors), computed);
    // Unchanged warnings are not rendered again: a screen reader would read the live region again.
    const serialized = JSON.stringify(warnings);
    if (serialized === rendered) return;
    rendered = serialized;
    const hadFocus = container.contains(document.activeElement);
    container.replaceChildren(
      ...warnings.map(({ key, ground, better }) => {
        const warning = document.createElement("p");
        const text = document.createElement("span");
        text.textContent = warningText(t, { key, ground });
        warning.append(text);
        if (better) {
          const useBetter = document.createElement("button");
          useBetter.type = "button";
          useBetter.className = "plain";
          const value = swatchClass(better, key);
          const radio = requireElement(`input[value="${value}"]`, HTMLElement, bar);
          useBetter.textContent = t("use", { swatch: labelText(radio) });
          useBetter.addEventListener("click", () => choose({ [key]: value }));
          warning.append(useBetter);
        }
        return warning;
      }),
    );
    if (hadFocus) {
      (
        container.querySelector("button") ?? bar.querySelector<HTMLElement>("[popovertarget]")
      )?.focus();
    }
  };
}
