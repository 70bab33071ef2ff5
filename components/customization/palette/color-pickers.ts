import { paletteKeys } from "@/lib/customization/palette/rules";
import { colorPickerTexts } from "./texts";

/** The buttons of the four colors. The second part of a label is for screen readers only. */
export const colorPickers = paletteKeys.map((key) => ({ key, ...colorPickerTexts[key] }));
