import { cacheLife } from "next/cache";
import { applyScript, toolbarPart, toolbarScript } from "@/components/palette/parts";
import type { TemplateSlug } from "@/components/templates/registry";
import { templateDocument } from "@/components/templates/render";
import { site } from "@/lib/site";
import {
  everyTemplate,
  headOf,
  html,
  type PreviewParams,
  renderPreview,
  requireSlug,
} from "../pages";

export const generateStaticParams = everyTemplate;

async function page(slug: TemplateSlug): Promise<string> {
  "use cache";
  cacheLife("max");
  const template = await renderPreview(slug);
  const toolbar = await toolbarPart({ slug, name: template.name });
  return templateDocument(
    { ...template, css: `${template.css}\n${toolbar.css}` },
    {
      title: `${template.name}, a live preview | ${site.name}`,
      head: headOf(slug),
      tail: (await applyScript()) + toolbar.markup + (await toolbarScript()),
    },
  );
}

/** The layout with its colour toolbar. Any name but the twelve shows nothing. */
export async function GET(_request: Request, { params }: { params: Promise<PreviewParams> }) {
  const { name } = await params;
  return html(await page(requireSlug(name)));
}
