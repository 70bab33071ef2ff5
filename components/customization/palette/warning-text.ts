import type { ContrastWarning } from "@/lib/customization/palette/contrast";
import type { Translator } from "@/lib/translations/translator";

/** That a text color is hard to read on its background. */
export const warningText = (
  t: Translator<"contrast">,
  { key, ground }: Pick<ContrastWarning, "key" | "ground">,
): string => t(ground === "primary" ? "onPrimary" : "onSecondary", { text: t(key) });
