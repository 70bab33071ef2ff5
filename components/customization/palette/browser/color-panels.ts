import {
  type PaletteChoices,
  type PaletteColors,
  type PaletteKey,
  paletteColors,
  paletteKeys,
} from "@/lib/customization/palette/rules";
import { queryAll, requireElement } from "./dom";
import type { VisitorBrand } from "./visitor-brand";

/**
 * Swatches are in columns of four: left and right arrow move by four radio buttons; the browser
 * handles up and down.
 */
const sidewaysSteps: Record<string, number> = { ArrowLeft: -4, ArrowRight: 4 };

function moveFocusSideways(event: KeyboardEvent, radios: HTMLInputElement[]) {
  const step = sidewaysSteps[event.key];
  if (!step || !(event.target instanceof HTMLInputElement)) return;
  const index = radios.indexOf(event.target);
  if (index < 0) return;
  event.preventDefault();
  const next = radios[Math.min(Math.max(index + step, 0), radios.length - 1)];
  next?.focus();
  next?.click();
}

/** The name of a color, which stands in the page. */
export const labelText = (radio: HTMLElement): string => radio.closest("label")?.title ?? "";

export function setUpColorPanels(
  bar: HTMLElement,
  templateColors: PaletteColors,
  choose: (choices: Partial<PaletteChoices>) => void,
) {
  const radiosOf = (key: PaletteKey) => queryAll(`input[name="${key}"]`, HTMLInputElement, bar);

  /** The button of the template's own color. */
  const ownOf = (key: PaletteKey) => requireElement(`[data-own="${key}"]`, HTMLElement, bar);

  for (const key of paletteKeys) {
    const panel = requireElement(`#palette-${key}`, HTMLElement, bar);
    const radios = radiosOf(key);
    panel.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === key)
        choose({ [key]: target.value });
    });
    panel.addEventListener("keydown", (event) => moveFocusSideways(event, radios));
    panel.addEventListener("toggle", (event) => {
      if (event.newState !== "open") return;
      (radios.find(({ checked }) => checked) ?? radios[0])?.focus();
    });
    ownOf(key).addEventListener("click", () => choose({ [key]: "" }));
  }

  return ({ choices }: VisitorBrand) => {
    const colors = paletteColors(choices, templateColors);
    for (const key of paletteKeys) {
      let name = ownOf(key).textContent;
      for (const radio of radiosOf(key)) {
        radio.checked = radio.value === choices[key];
        if (radio.checked) name = labelText(radio);
      }
      requireElement(`[data-chip="${key}"]`, HTMLElement, bar).style.backgroundColor = colors[key];
      requireElement(`[data-chosen="${key}"]`, HTMLElement, bar).textContent = ` (${name})`;
      requireElement(`[data-named="${key}"]`, HTMLElement, bar).textContent = name;
    }
  };
}
