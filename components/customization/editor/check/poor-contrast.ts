import { warningText } from "@/components/customization/palette/warning-text";
import { contrastWarnings } from "@/lib/customization/palette/contrast";
import { paletteColors } from "@/lib/customization/palette/rules";
import type { Editor } from "../use-editor";
import type { Problem } from "./find-problems";

/**
 * Text colors that are hard to read on their background; `styles` contain the background of text
 * color 2.
 */
export function findPoorContrast({ store }: Editor, styles: string): Problem[] {
  const t = store.texts("contrast");
  const { choices } = store.view().state;
  const isOnSecondary = /--text-02-ground:\s*secondary/.test(styles);
  const warnings = contrastWarnings(choices, paletteColors(choices, store.bundle.palette), {
    shownAs: (colors) => colors,
    groundOf: (key) => (key === "text02" && isOnSecondary ? "secondary" : "primary"),
  });
  return warnings.map((warning) => ({
    path: `@${warning.key}`,
    text: warningText(t, warning),
    isSentence: true,
  }));
}
