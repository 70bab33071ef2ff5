import type { Messages, Translator } from "@/lib/translations/translator";
import type { Swatch } from "./rules";

/**
 * What people call the color, in a language. Apart from the swatches, because many scripts that need a color never name
 * it.
 */
export const labelsIn =
  (t: Translator<"colorNames">) =>
  ({ name }: Pick<Swatch, "name">): string =>
    // Cast: a color without a message is called by its name.
    t(name as keyof Messages["colorNames"]);
