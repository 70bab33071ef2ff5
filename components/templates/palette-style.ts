import type { CSSProperties } from "react";
import type { TemplatePalette } from "./template";

/** The colors as the custom properties that a template's stylesheet uses, for its root element. */
export const paletteStyle = ({ primary, secondary, text01, text02 }: TemplatePalette) =>
  // Cast: the types of React do not include custom properties.
  ({
    "--primary": primary,
    "--secondary": secondary,
    "--text-01": text01,
    "--text-02": text02,
  }) as CSSProperties;
