import { colorNames } from "@/lib/translations/en/colors";
import type { Translator } from "@/lib/translations/translator";
import type { Swatch } from "./rules";

type Named = Pick<Swatch, "name">;

const isKnown = (name: string): name is keyof typeof colorNames => Object.hasOwn(colorNames, name);

/**
 * What people call the color. Apart from the swatches, because many scripts that need a color never name it.
 */
export const labelOf = ({ name }: Named): string => (isKnown(name) ? colorNames[name] : name);

/** The same in a language. */
export const labelsIn =
  (t: Translator<"colorNames">) =>
  ({ name }: Named): string =>
    isKnown(name) ? t(name) : name;
