import type { DefinedTemplate } from "./template";

interface TemplateEntry {
  name: string;
  /** The width of a fixed layout in pixels; undefined for a responsive one. */
  fixedWidth?: number;
  /**
   * Whether there is a premium edition of it: the same markup, words and pictures with `premium.css`
   * after `template.css`, which makes it responsive and gives it a dark mode.
   */
  hasPremium?: boolean;
  load: () => Promise<{ template: DefinedTemplate }>;
}

const desktopWidth = 1280;

/** Every template the shop sells, by its slug, which is the name of its folder. */
export const templates = {
  silent: {
    name: "Silent",
    fixedWidth: desktopWidth,
    hasPremium: true,
    load: () => import("./silent/template"),
  },
  "gourmet-grove": {
    name: "Gourmet Grove",
    fixedWidth: desktopWidth,
    load: () => import("./gourmet-grove/template"),
  },
  atlantic: {
    name: "Atlantic",
    fixedWidth: desktopWidth,
    hasPremium: true,
    load: () => import("./atlantic/template"),
  },
  corporate: {
    name: "Corporate",
    fixedWidth: desktopWidth,
    hasPremium: true,
    load: () => import("./corporate/template"),
  },
  simple: { name: "Simple", fixedWidth: desktopWidth, load: () => import("./simple/template") },
  cosmo: {
    name: "Cosmo",
    fixedWidth: desktopWidth,
    hasPremium: true,
    load: () => import("./cosmo/template"),
  },
  prestige: {
    name: "Prestige",
    fixedWidth: desktopWidth,
    hasPremium: true,
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

/**
 * What a preset sells, as the address of its preview names it: a template, or its premium edition.
 * Words, pictures and drafts belong to the template, and are the same for both.
 */
export type Design = TemplateSlug | `${TemplateSlug}/premium`;

const hasPremium = (slug: TemplateSlug): boolean => {
  const entry: TemplateEntry = templates[slug];
  return entry.hasPremium ?? false;
};

/** The templates that have a premium edition. */
export const premiumSlugs: TemplateSlug[] = templateSlugs.filter(hasPremium);

const premiumOf = (slug: TemplateSlug): Design => `${slug}/premium`;

export const designs: Design[] = [...templateSlugs, ...premiumSlugs.map(premiumOf)];

export const isDesign = (text: string): text is Design => designs.some((it) => it === text);

export const isPremium = (design: Design): boolean => design.endsWith("/premium");

export const templateOf = (design: Design): TemplateSlug =>
  // Cast: what a design begins with is a slug.
  design.replace(/\/premium$/, "") as TemplateSlug;

/** The other edition of a design: of a template its premium edition, of that the template. */
export function siblingOf(design: Design): Design | null {
  const slug = templateOf(design);
  if (isPremium(design)) return slug;
  return hasPremium(slug) ? premiumOf(slug) : null;
}

export function designName(design: Design): string {
  const { name } = templates[templateOf(design)];
  return isPremium(design) ? `${name} Premium` : name;
}

/** In pixels; undefined for a responsive design. */
export function fixedWidthOf(design: Design): number | undefined {
  if (isPremium(design)) return undefined;
  const entry: TemplateEntry = templates[templateOf(design)];
  return entry.fixedWidth;
}
