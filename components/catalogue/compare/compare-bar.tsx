"use client";

import { onDemand } from "@/components/ui/on-demand";
import { useMarks } from "@/lib/catalogue/marks/client";
import { withMessages } from "@/lib/translations/with-messages";

const ChosenPresets = onDemand(() =>
  withMessages(import("./chosen-presets")).then((it) => it.ChosenPresets),
);

/**
 * The presets chosen for a comparison, in a bar at the bottom of the screen; while none are chosen,
 * nothing is loaded. `end` is the end of the comparison's address.
 */
export const CompareBar = ({ end }: { end?: string[] }) =>
  useMarks(({ compared }) => compared.length > 0) && <ChosenPresets end={end} />;
