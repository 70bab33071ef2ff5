import type { Preset } from "@/lib/catalogue/schemas";
import { cssColorOf } from "./preset-picture";

/** The name of a preset's color, with the color itself. */
export const ColorLabel = ({ color }: { color: Preset["color"] }) => (
  <span className="flex items-center gap-1.5">
    {color}
    <span aria-hidden className="swatch" style={{ backgroundColor: cssColorOf(color) }} />
  </span>
);
