import { cacheLife } from "next/cache";
import { applyScript } from "@/components/palette/parts";
import type { TemplateSlug } from "@/components/templates/registry";
import { templateDocument } from "@/components/templates/render";
import { site } from "@/lib/site";
import { answerHidden, everyTemplate, hiddenHead, renderPreview } from "../../pages";

export const generateStaticParams = everyTemplate;

async function page(slug: TemplateSlug): Promise<string> {
  "use cache";
  cacheLife("max");
  const template = await renderPreview(slug);
  return templateDocument(template, {
    title: `${template.name} | ${site.name}`,
    head: hiddenHead(slug),
    tail: await applyScript(),
  });
}

/** The layout alone, for the frame and for the shop's live cards. */
export const GET = answerHidden("/bare", page);
