/**
 * Loaded when a palette panel is opened: buttons that choose all four colors at once, and the undo
 * button.
 */
import {
  isSameChoices,
  type PaletteChoices,
  type Swatch,
  swatchClass,
} from "@/lib/customization/palette/rules";
import { labelText } from "./color-panels";
import { queryAll, requireElement } from "./dom";
import { type Idea, ideaOfPicture, surprise } from "./palette-ideas";
import { textsOn } from "./texts-on";
import type { VisitorBrand } from "./visitor-brand";

export function setUpIdeaButtons(
  bar: HTMLElement,
  current: () => PaletteChoices,
  choose: (choices: PaletteChoices) => void,
) {
  const texts = {
    ideas: textsOn(bar, "paletteIdeas"),
    contrast: textsOn(bar, "contrast"),
    colorName: (swatch: Swatch) =>
      labelText(
        requireElement(`input[value="${swatchClass(swatch, "primary")}"]`, HTMLElement, bar),
      ),
  };
  const undos = queryAll("[data-idea=undo]", HTMLButtonElement, bar);
  const statuses = queryAll("[data-idea=status]", HTMLElement, bar);
  /** The colors before each suggestion, so that several can be undone. */
  let before: PaletteChoices[] = [];
  let taken: PaletteChoices | undefined;

  function say(text: string) {
    for (const status of statuses) {
      status.textContent = status.closest(":popover-open") ? text : "";
    }
  }

  function take(choices: PaletteChoices | undefined) {
    if (!choices) return;
    taken = choices;
    choose(choices);
  }

  function offer({ choices, text }: Idea) {
    if (choices) {
      before.push(current());
      take(choices);
    }
    say(text);
  }

  for (const picture of queryAll("[data-idea=picture]", HTMLInputElement, bar)) {
    picture.addEventListener("change", async () => {
      const [file] = picture.files ?? [];
      if (file) offer(await ideaOfPicture(file, texts));
      // Reset, so that choosing the same file again fires a change event.
      picture.value = "";
    });
  }
  for (const button of queryAll("[data-idea=surprise]", HTMLButtonElement, bar)) {
    button.addEventListener("click", () => offer(surprise(current(), texts)));
  }
  for (const undo of undos) {
    undo.addEventListener("click", () => {
      take(before.pop());
      say(texts.ideas("undone"));
      // The focus moves to another button first, because hiding the focused one would lose the
      // focus.
      const surprise = undo.previousElementSibling;
      if (undo.hidden && surprise instanceof HTMLElement) surprise.focus();
    });
  }

  for (const row of queryAll(".ideas", HTMLElement, bar)) row.classList.add("ready");
  return ({ choices }: VisitorBrand) => {
    // The visitor has chosen colors by hand since: the suggestions cannot be undone any more.
    if (taken && !isSameChoices(taken, choices)) {
      before = [];
      say("");
    }
    for (const undo of undos) undo.hidden = before.length === 0;
  };
}
