import { queryAll, requireElement } from "@/components/customization/palette/browser/dom";
import {
  shownBrand,
  type VisitorBrand,
} from "@/components/customization/palette/browser/visitor-brand";
import { tidyName } from "@/lib/customization/brand";
import {
  type Business,
  businessOf,
  storedBusiness,
} from "@/lib/customization/first-draft/business";
import { choicesOf } from "@/lib/customization/palette/readable";
import { readyPalettes } from "@/lib/customization/palette/ready-palettes";
import { isSameChoices, noChoices, type PaletteChoices } from "@/lib/customization/palette/rules";
import { onceSettled } from "./once-settled";
import { tryOnTexts } from "./texts";

/** Milliseconds between two letters of a visitor who types. */
const typingPauseMs = 200;

/** The palettes of the row: the templates' own come first. */
const palettes: { name: string; choices: PaletteChoices }[] = [
  { name: tryOnTexts.own, choices: noChoices },
  ...readyPalettes.map((palette) => ({ name: palette.name, choices: choicesOf(palette) })),
];

interface ControlEvents {
  onName: (name: string) => void;
  onPalette: (choices: PaletteChoices) => void;
  onPicture: (file: File) => void;
  /** Null where no trade is chosen. */
  onBusiness: (business: Business | null) => void;
}

const parts = (root: HTMLElement) => ({
  company: requireElement("[name=company]", HTMLInputElement, root),
  picture: requireElement("[type=file]", HTMLInputElement, root),
  radios: queryAll("[name=palette]", HTMLInputElement, root),
  trade: requireElement("[name=trade]", HTMLSelectElement, root),
  language: requireElement("[name=language]", HTMLSelectElement, root),
});

/**
 * Repeats the visitor's earlier input to the controls, and handles further input after it was
 * painted, because dressing the templates takes longer. `settle` handles pending input at once.
 */
export function connectControls(root: HTMLElement, events: ControlEvents) {
  const { company, picture, radios, trade, language } = parts(root);
  const readTrade = () =>
    events.onBusiness(
      businessOf({
        trade: trade.value,
        language: language.value,
        facts: storedBusiness()?.facts,
      }),
    );
  const readName = () => events.onName(tidyName(company.value));
  const readPalette = () => {
    const checked = radios.find((radio) => radio.checked);
    const chosen = palettes.find((it) => it.name === checked?.value);
    if (chosen) events.onPalette(chosen.choices);
  };
  const name = onceSettled(readName, typingPauseMs);
  const palette = onceSettled(readPalette, 0);
  const settle = () => {
    name.now();
    palette.now();
  };
  const take = () => {
    const [file] = picture.files ?? [];
    if (file) events.onPicture(file);
    // Reset, so that choosing the same file again fires a change event.
    picture.value = "";
  };
  if (company.value) readName();
  if (trade.value) readTrade();
  if (radios.some((radio) => radio.checked)) readPalette();
  take();
  const connection = new AbortController();
  const { signal } = connection;
  company.addEventListener("input", name.soon, { signal });
  company.addEventListener("change", name.now, { signal });
  picture.addEventListener("change", take, { signal });
  trade.addEventListener("change", readTrade, { signal });
  language.addEventListener("change", readTrade, { signal });
  for (const radio of radios) radio.addEventListener("change", palette.soon, { signal });
  addEventListener("pagehide", settle, { signal });
  const disconnect = () => {
    settle();
    connection.abort();
  };
  return { settle, disconnect };
}

/**
 * Shows the visitor's name and palette in the controls; a field that is being edited does not
 * change.
 */
export function showVisitor(
  root: HTMLElement,
  visitor: VisitorBrand,
  business: Business | null,
): void {
  const { company, radios, trade, language } = parts(root);
  trade.value = business?.trade ?? "";
  if (business) language.value = business.language;
  const { name } = shownBrand(visitor);
  if (tidyName(company.value) !== name) company.value = name;
  company.readOnly = Boolean(visitor.customer?.name);
  const palette = palettes.find(({ choices }) => isSameChoices(choices, visitor.choices));
  for (const radio of radios) radio.checked = radio.value === palette?.name;
}
