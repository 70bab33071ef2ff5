import { contrastWarnings, type ShownPalette, type TextKey } from "@/lib/palette/contrast";
import {
  type PaletteChoices,
  type PaletteColors,
  paletteColors,
  swatchClass,
} from "@/lib/palette/rules";
import { requireElement } from "./dom";
import type { VisitorBrand } from "./visitor-brand";

const textNames: Record<TextKey, string> = { text01: "Text 1", text02: "Text 2" };

/** Says which texts are hard to read and offers the nearest swatch that is not. */
export function setUpContrastWarnings(
  bar: HTMLElement,
  own: PaletteColors,
  showing: ShownPalette,
  choose: (choices: Partial<PaletteChoices>) => void,
) {
  const place = requireElement("#contrast", HTMLElement, bar);
  let shown = "";

  return ({ choices }: VisitorBrand) => {
    const warnings = contrastWarnings(choices, paletteColors(choices, own), showing);
    // A live region that is filled again is read out again.
    const now = JSON.stringify(warnings);
    if (now === shown) return;
    shown = now;
    const hadFocus = place.contains(document.activeElement);
    place.replaceChildren(
      ...warnings.map(({ key, ground, ratio, better }) => {
        const note = document.createElement("p");
        const words = document.createElement("span");
        words.textContent = `${textNames[key]} is hard to read on the ${ground} background: contrast ${ratio.toFixed(1)} instead of 4.5.`;
        note.append(words);
        if (better) {
          const take = document.createElement("button");
          take.type = "button";
          take.className = "plain";
          take.textContent = `Use ${better.name}`;
          take.addEventListener("click", () => choose({ [key]: swatchClass(better, key) }));
          note.append(take);
        }
        return note;
      }),
    );
    if (hadFocus) {
      (place.querySelector("button") ?? bar.querySelector<HTMLElement>("[popovertarget]"))?.focus();
    }
  };
}
