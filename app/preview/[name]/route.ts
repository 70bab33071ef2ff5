import { cacheLife } from "next/cache";
import { notFound, permanentRedirect } from "next/navigation";
import { isTemplateSlug, type TemplateSlug, templateSlugs } from "@/components/templates/registry";
import { renderTemplate, templateDocument } from "@/components/templates/render";
import { defaultBrand } from "@/lib/brand/rules";
import { absolute, site } from "@/lib/site";

export const generateStaticParams = () => templateSlugs.map((name) => ({ name }));

async function page(slug: TemplateSlug): Promise<string> {
  "use cache";
  cacheLife("max");
  const template = await renderTemplate(slug, {
    brand: defaultBrand,
    images: `/templates/${slug}`,
  });
  return templateDocument(template, {
    title: `${template.name}, a live preview | ${site.name}`,
    head: `<link rel="canonical" href="${absolute(`/preview/${slug}`)}">\n<link rel="icon" href="/icon.svg">\n`,
  });
}

/** The layout alone. Any name but the twelve shows nothing. */
export async function GET(_request: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  const slug = decodeURIComponent(name).trim().toLowerCase().replaceAll(" ", "-");
  if (!isTemplateSlug(slug)) notFound();
  if (slug !== name) permanentRedirect(`/preview/${slug}`);
  return new Response(await page(slug), {
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}
