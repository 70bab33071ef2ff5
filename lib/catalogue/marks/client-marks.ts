"use client";

import { ShopError } from "@/lib/errors";
import { onChoices, readChoices, toggleChoice } from "../compare/client";
import { type Choice, comparisonIsFull } from "../compare/rules";
import { changeSaved } from "../saved/client";
import { onPresets, ownPresets } from "../saved/client-device";
import { type Marks, showMarks } from "./shown";

const show = () =>
  showMarks({ saved: ownPresets().saved, compared: readChoices().map(({ id }) => id) });

// These subscriptions last for as long as the page.
onPresets(show);
onChoices(show);
show();

export const toggle: Record<keyof Marks, (preset: Choice) => Promise<void>> = {
  saved: ({ id }) => changeSaved(id, !ownPresets().saved.includes(id)),
  compared: async (preset) => {
    if (!toggleChoice(preset)) throw new ShopError("conflict", comparisonIsFull());
  },
};
