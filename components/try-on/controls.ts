import { queryAll, requireElement } from "@/components/palette/browser/dom";
import { shownBrand, type VisitorBrand } from "@/components/palette/browser/visitor-brand";
import { tidyName } from "@/lib/brand/rules";
import { choicesOf } from "@/lib/palette/readable";
import { readyPalettes } from "@/lib/palette/ready-palettes";
import { isSameChoices, noChoices, type PaletteChoices } from "@/lib/palette/rules";
import { tryOnTexts } from "./texts";

/** The palettes of the row: those of the templates first. */
const palettes: { name: string; choices: PaletteChoices }[] = [
  { name: tryOnTexts.own, choices: noChoices },
  ...readyPalettes.map((palette) => ({ name: palette.name, choices: choicesOf(palette) })),
];

interface ControlEvents {
  onName: (name: string) => void;
  onPalette: (choices: PaletteChoices) => void;
  onPicture: (file: File) => void;
}

const parts = (root: HTMLElement) => ({
  company: requireElement("[name=company]", HTMLInputElement, root),
  picture: requireElement("[type=file]", HTMLInputElement, root),
  radios: queryAll("[name=palette]", HTMLInputElement, root),
});

/** Does what was done with the controls before, and then what is done with them. */
export function connectControls(root: HTMLElement, events: ControlEvents): () => void {
  const { company, picture, radios } = parts(root);
  const name = () => events.onName(tidyName(company.value));
  const palette = () => {
    const checked = radios.find((radio) => radio.checked);
    const chosen = palettes.find((it) => it.name === checked?.value);
    if (chosen) events.onPalette(chosen.choices);
  };
  const take = () => {
    const [file] = picture.files ?? [];
    if (file) events.onPicture(file);
    // Reset, so that choosing the same file again fires a change event.
    picture.value = "";
  };
  if (company.value) name();
  if (radios.some((radio) => radio.checked)) palette();
  take();
  const connection = new AbortController();
  const { signal } = connection;
  company.addEventListener("input", name, { signal });
  picture.addEventListener("change", take, { signal });
  for (const radio of radios) radio.addEventListener("change", palette, { signal });
  return () => connection.abort();
}

/** Shows the visitor's name and palette in the controls; what is being typed stays as it is. */
export function showVisitor(root: HTMLElement, visitor: VisitorBrand): void {
  const { company, radios } = parts(root);
  const { name } = shownBrand(visitor);
  if (tidyName(company.value) !== name) company.value = name;
  company.readOnly = Boolean(visitor.customer?.name);
  const palette = palettes.find(({ choices }) => isSameChoices(choices, visitor.choices));
  for (const radio of radios) radio.checked = radio.value === palette?.name;
}
