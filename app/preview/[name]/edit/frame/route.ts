import { cacheLife } from "next/cache";
import {
  applyBrandScript,
  editFrameScript,
  editFrameStyles,
} from "@/components/customization/palette/render-parts";
import {
  noindexHead,
  noindexPageHandler,
  renderEditedPreview,
  templateParams,
} from "@/components/customization/preview/preview-page";
import type { Design } from "@/components/templates/registry";
import { templateDocument } from "@/components/templates/render";
import { site } from "@/lib/site";

export const generateStaticParams = templateParams;

async function page(design: Design): Promise<string> {
  "use cache";
  cacheLife("max");
  const template = await renderEditedPreview(design);
  // The template's own script may change the rendered text. It runs later, on the words of the
  // draft.
  const markup = `${template.markup}\n${await editFrameScript()}`;
  return templateDocument(
    { ...template, markup, script: "" },
    {
      title: `${template.name} | ${site.name}`,
      head: noindexHead(design),
      styles: await editFrameStyles(),
      tail: await applyBrandScript(),
    },
  );
}

/** The editable template, for the editor's iframe. */
export const GET = noindexPageHandler("/edit/frame", page);
