import type { PaletteKey } from "@/lib/palette/rules";

interface ColorPicker {
  key: PaletteKey;
  /** The button's text; `hidden` is for screen readers only. */
  label: readonly [before: string, hidden: string, after: string];
  title: string;
}

export const colorPickers: readonly ColorPicker[] = [
  { key: "primary", label: ["Primary", " background", ""], title: "Primary background" },
  { key: "secondary", label: ["Secondary", " background", ""], title: "Secondary background" },
  { key: "text01", label: ["Text ", "color ", "1"], title: "Text color 1" },
  { key: "text02", label: ["Text ", "color ", "2"], title: "Text color 2" },
];
