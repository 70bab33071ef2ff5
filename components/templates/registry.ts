import type { DefinedTemplate } from "./template";

interface TemplateEntry {
  name: string;
  /** The width of a fixed layout in pixels; undefined for a responsive one. */
  fixedWidth?: number;
  load: () => Promise<{ template: DefinedTemplate }>;
}

const desktopWidth = 1280;

/** Every template the shop sells, by its slug, which is the name of its folder. */
export const templates = {
  silent: { name: "Silent", fixedWidth: desktopWidth, load: () => import("./silent/template") },
  "gourmet-grove": {
    name: "Gourmet Grove",
    fixedWidth: desktopWidth,
    load: () => import("./gourmet-grove/template"),
  },
  atlantic: {
    name: "Atlantic",
    fixedWidth: desktopWidth,
    load: () => import("./atlantic/template"),
  },
  corporate: {
    name: "Corporate",
    fixedWidth: desktopWidth,
    load: () => import("./corporate/template"),
  },
  simple: { name: "Simple", fixedWidth: desktopWidth, load: () => import("./simple/template") },
  cosmo: { name: "Cosmo", fixedWidth: desktopWidth, load: () => import("./cosmo/template") },
  prestige: {
    name: "Prestige",
    fixedWidth: desktopWidth,
    load: () => import("./prestige/template"),
  },
  motion: { name: "Motion", fixedWidth: desktopWidth, load: () => import("./motion/template") },
  cali: { name: "Cali", load: () => import("./cali/template") },
  trend: { name: "Trend", load: () => import("./trend/template") },
  sonic: { name: "Sonic", load: () => import("./sonic/template") },
  thunder: { name: "Thunder", load: () => import("./thunder/template") },
} as const satisfies Record<string, TemplateEntry>;

export type TemplateSlug = keyof typeof templates;

export const templateSlugs = Object.keys(templates) as TemplateSlug[];

export const isTemplateSlug = (slug: string): slug is TemplateSlug =>
  Object.hasOwn(templates, slug);

/** In pixels; undefined for a responsive template. */
export function fixedWidthOf(slug: TemplateSlug): number | undefined {
  const entry: TemplateEntry = templates[slug];
  return entry.fixedWidth;
}
