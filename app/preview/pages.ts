import { notFound, permanentRedirect } from "next/navigation";
import { isTemplateSlug, type TemplateSlug, templateSlugs } from "@/components/templates/registry";
import { renderTemplate } from "@/components/templates/render";
import { type Brand, defaultBrand } from "@/lib/brand/rules";
import type { Colours } from "@/lib/palette/rules";
import { absolute } from "@/lib/site";

export interface PreviewParams {
  name: string;
}

export const everyTemplate = () => templateSlugs.map((name) => ({ name }));

/** The template of that name. Any but the twelve shows nothing; each has one way to write it. */
export function requireSlug(name: string, rest = ""): TemplateSlug {
  const slug = decodeURIComponent(name).trim().toLowerCase().replaceAll(" ", "-");
  if (!isTemplateSlug(slug)) notFound();
  if (slug !== name) permanentRedirect(`/preview/${slug}${rest}`);
  return slug;
}

export const renderPreview = (slug: TemplateSlug, brand?: Brand, palette?: Colours) =>
  renderTemplate(slug, {
    brand: { name: brand?.name || defaultBrand.name, logo: brand?.logo || defaultBrand.logo },
    palette,
    images: `/templates/${slug}`,
  });

const icon = `<link rel="icon" href="/icon.svg">\n`;

export const headOf = (slug: TemplateSlug) =>
  `<link rel="canonical" href="${absolute(`/preview/${slug}`)}">\n${icon}`;

export const hiddenHead = (slug: TemplateSlug) =>
  `<meta name="robots" content="noindex">\n${headOf(slug)}`;

export const html = (page: string, headers: Record<string, string> = {}) =>
  new Response(page, { headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });

export const hidden = { "X-Robots-Tag": "noindex" };
