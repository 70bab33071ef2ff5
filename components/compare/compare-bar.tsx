"use client";

import { onDemand } from "@/components/ui/on-demand";
import { useMarks } from "@/lib/marks/client";

const ChosenPresets = onDemand(async () => (await import("./chosen-presets")).ChosenPresets);

/** What is chosen for a comparison, along the bottom of the screen; loads nothing while nothing is. */
export const CompareBar = () =>
  useMarks(({ compared }) => compared.length > 0) && <ChosenPresets />;
