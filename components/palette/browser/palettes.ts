import {
  type PaletteChoices,
  type PaletteColors,
  type PaletteKey,
  paletteColors,
  paletteKeys,
  swatchOf,
} from "@/lib/palette/rules";
import { all, need } from "./elements";
import type { VisitorBrand } from "./visitor-brand";

/** Swatches stand in columns of four: sideways is four steps, up and down are the radios' own. */
const sideways: Record<string, number> = { ArrowLeft: -4, ArrowRight: 4 };

function moveSideways(event: KeyboardEvent, radios: HTMLInputElement[]) {
  const step = sideways[event.key];
  if (!step || !(event.target instanceof HTMLInputElement)) return;
  const at = radios.indexOf(event.target);
  if (at < 0) return;
  event.preventDefault();
  const next = radios[Math.min(Math.max(at + step, 0), radios.length - 1)];
  next?.focus();
  next?.click();
}

export function palettes(
  bar: HTMLElement,
  own: PaletteColors,
  choose: (choices: Partial<PaletteChoices>) => void,
) {
  const radiosOf = (key: PaletteKey) => all(`input[name="${key}"]`, HTMLInputElement, bar);

  for (const key of paletteKeys) {
    const panel = need(`#palette-${key}`, HTMLElement, bar);
    const radios = radiosOf(key);
    panel.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLInputElement) choose({ [key]: target.value });
    });
    panel.addEventListener("keydown", (event) => moveSideways(event, radios));
    panel.addEventListener("toggle", (event) => {
      if (event.newState !== "open") return;
      (radios.find(({ checked }) => checked) ?? radios[0])?.focus();
    });
    need(`[data-own="${key}"]`, HTMLElement, panel).addEventListener("click", () =>
      choose({ [key]: "" }),
    );
  }

  return ({ choices }: VisitorBrand) => {
    const colors = paletteColors(choices, own);
    for (const key of paletteKeys) {
      const name = swatchOf(choices[key], key)?.name ?? "Template’s own";
      for (const radio of radiosOf(key)) radio.checked = radio.value === choices[key];
      need(`[data-chip="${key}"]`, HTMLElement, bar).style.backgroundColor = colors[key];
      need(`[data-chosen="${key}"]`, HTMLElement, bar).textContent = ` (${name})`;
      need(`[data-named="${key}"]`, HTMLElement, bar).textContent = name;
    }
  };
}
