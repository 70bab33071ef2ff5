import { queryAll, requireElement } from "@/components/customization/palette/browser/dom";
import {
  shownBrand,
  type VisitorBrand,
} from "@/components/customization/palette/browser/visitor-brand";
import { type Language, languages } from "@/components/templates/content/languages";
import { tidyName } from "@/lib/customization/brand";
import type { Business } from "@/lib/customization/first-draft/business";
import type { Trade } from "@/lib/customization/first-draft/trades";
import { choicesOf } from "@/lib/customization/palette/readable";
import { ownColors, readyPalettes } from "@/lib/customization/palette/ready-palettes";
import { isSameChoices, noChoices, type PaletteChoices } from "@/lib/customization/palette/rules";
import type { Translator } from "@/lib/translations/translator";
import { onceSettled } from "./once-settled";

/** Milliseconds between two letters of a visitor who types. */
const typingPauseMs = 200;

/** The palettes of the row: the templates' own come first. */
const palettes: { name: string; choices: PaletteChoices }[] = [
  { name: ownColors, choices: noChoices },
  ...readyPalettes.map((palette) => ({ name: palette.name, choices: choicesOf(palette) })),
];

interface ControlEvents {
  onName: (name: string) => void;
  onPalette: (choices: PaletteChoices) => void;
  onPicture: (file: File) => void;
  /** `isDone` once the field is left. */
  onTrade: (words: string, isDone: boolean) => void;
  onLanguage: (language: string) => void;
}

const parts = (root: HTMLElement) => ({
  company: requireElement("[name=company]", HTMLInputElement, root),
  picture: requireElement("[type=file]", HTMLInputElement, root),
  radios: queryAll("[name=palette]", HTMLInputElement, root),
  trade: requireElement("[name=trade]", HTMLInputElement, root),
  language: requireElement("[name=language]", HTMLSelectElement, root),
});

/**
 * Repeats the visitor's earlier input to the controls, and handles further input after it was
 * painted, because dressing the templates takes longer. `settle` handles pending input at once.
 */
export function connectControls(root: HTMLElement, events: ControlEvents) {
  const { company, picture, radios, trade, language } = parts(root);
  const readTrade = () => events.onTrade(trade.value, false);
  const readLanguage = () => events.onLanguage(language.value);
  const readName = () => events.onName(tidyName(company.value));
  const readPalette = () => {
    const checked = radios.find((radio) => radio.checked);
    const chosen = palettes.find((it) => it.name === checked?.value);
    if (chosen) events.onPalette(chosen.choices);
  };
  const name = onceSettled(readName, typingPauseMs);
  const words = onceSettled(readTrade, typingPauseMs);
  const palette = onceSettled(readPalette, 0);
  const settle = () => {
    name.now();
    words.now();
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
  trade.addEventListener("input", words.soon, { signal });
  const leaveTrade = () => {
    words.cancel();
    events.onTrade(trade.value, true);
  };
  trade.addEventListener("change", leaveTrade, { signal });
  language.addEventListener("change", readLanguage, { signal });
  for (const radio of radios) radio.addEventListener("change", palette.soon, { signal });
  addEventListener("pagehide", settle, { signal });
  const disconnect = () => {
    settle();
    connection.abort();
  };
  return { settle, disconnect };
}

/** The trade that the words in the field were last understood as. */
export function understandAs(root: HTMLElement, trade: Trade | undefined): void {
  parts(root).trade.dataset.trade = trade ?? "";
}

export const chosenLanguage = (root: HTMLElement): Language =>
  languages.find((it) => it === parts(root).language.value) ?? "en";

/**
 * Shows the visitor's name, trade and palette in the controls; a field that is being edited, or whose
 * words mean the same, does not change.
 */
export function showVisitor(
  root: HTMLElement,
  visitor: VisitorBrand,
  business: Business | null,
  labelOf: Translator<"tradeLabels">,
): void {
  const { company, radios, trade, language } = parts(root);
  if ((trade.dataset.trade ?? "") !== (business?.trade ?? "")) {
    trade.value = business ? labelOf(business.trade) : "";
    understandAs(root, business?.trade);
  }
  if (business) language.value = business.language;
  const { name } = shownBrand(visitor);
  if (tidyName(company.value) !== name) company.value = name;
  company.readOnly = Boolean(visitor.customer?.name);
  const palette = palettes.find(({ choices }) => isSameChoices(choices, visitor.choices));
  for (const radio of radios) radio.checked = radio.value === palette?.name;
}
