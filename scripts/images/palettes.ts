import type { TemplateSlug } from "../../components/templates/registry";
import type { TemplatePalette } from "../../components/templates/template";

const palette = (
  primary: string,
  secondary: string,
  text01: string,
  text02: string,
): TemplatePalette => ({ primary, secondary, text01, text02 });

/** The colors of each template's fifth picture, very different from the template's own colors. */
export const otherPalettes: Record<TemplateSlug, TemplatePalette> = {
  silent: palette("#581c87", "#7e22ce", "#ffffff", "#fed7aa"),
  "gourmet-grove": palette("#14532d", "#15803d", "#ffffff", "#d6d3d1"),
  atlantic: palette("#bfdbfe", "#ffffff", "#1e3a8a", "#1e40af"),
  corporate: palette("#93c5fd", "#1e3a8a", "#ffffff", "#dbeafe"),
  simple: palette("#ffffff", "#15803d", "#000000", "#57534e"),
  cosmo: palette("#7f1d1d", "#1c1917", "#ffffff", "#fde047"),
  prestige: palette("#1e3a8a", "#172554", "#ffffff", "#fde047"),
  motion: palette("#6b21a8", "#581c87", "#ffffff", "#e9d5ff"),
  cali: palette("#fdba74", "#9a3412", "#431407", "#7c2d12"),
  trend: palette("#ffffff", "#1d4ed8", "#111827", "#57534e"),
  sonic: palette("#bbf7d0", "#86efac", "#14532d", "#14532d"),
  thunder: palette("#fef3c7", "#7c2d12", "#1d4ed8", "#57534e"),
};
