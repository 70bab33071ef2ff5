import type { ChoiceKey } from "@/lib/palette/rules";

interface Picker {
  key: ChoiceKey;
  /** What its button shows, and what a screen reader hears around that. */
  label: readonly [before: string, hidden: string, after: string];
  title: string;
}

export const pickers: readonly Picker[] = [
  { key: "primary", label: ["Primary", " background", ""], title: "Primary background" },
  { key: "secondary", label: ["Secondary", " background", ""], title: "Secondary background" },
  { key: "text01", label: ["Text ", "colour ", "1"], title: "Text colour 1" },
  { key: "text02", label: ["Text ", "colour ", "2"], title: "Text colour 2" },
];
