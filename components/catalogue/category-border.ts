import type { Preset } from "@/lib/catalogue/schemas";

/** The edge of a swatch card says its category, beside the word: paper, silver, gold. */
export const categoryBorder: Record<Preset["category"], string> = {
  basic: "border-l-paper-edge",
  medium: "border-l-silver",
  premium: "border-l-gold",
};
