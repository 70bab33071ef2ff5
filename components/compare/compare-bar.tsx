"use client";

import { onDemand } from "@/components/ui/on-demand";
import { useChoices } from "@/lib/compare/client";

const ChosenPresets = onDemand(async () => (await import("./chosen-presets")).ChosenPresets);

/** What is chosen for a comparison, along the bottom of the screen; loads nothing while nothing is. */
export const CompareBar = () => useChoices().length > 0 && <ChosenPresets />;
