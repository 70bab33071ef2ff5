import { createHash } from "node:crypto";
import { cacheLife } from "next/cache";
import type { TemplateSlug } from "@/components/templates/registry";
import { renderTemplate } from "@/components/templates/render";
import { defaultBrand } from "@/lib/brand/rules";
import { removeUnusedCss } from "@/lib/delivery/unused-css";

/** The sample in the default brand. */
export const renderSample = (slug: TemplateSlug) =>
  renderTemplate(slug, { brand: defaultBrand, images: `/templates/${slug}` });

interface SampleStyles {
  /** The rules that the sample uses. */
  css: string;
  /** The URL of the whole stylesheet. The hash busts caches when it changes. */
  wholeCss: string;
}

/**
 * The styles that a preview is served with. A draft may show what the sample does not, such as a form or a
 * text page: it loads the whole stylesheet.
 */
export async function sampleStyles(slug: TemplateSlug): Promise<SampleStyles> {
  "use cache";
  cacheLife("max");
  const { css, markup, script } = await renderSample(slug);
  const hash = createHash("sha256").update(css).digest("hex").slice(0, 8);
  return {
    css: removeUnusedCss(css, markup + script),
    wholeCss: `/preview/${slug}/styles?v=${hash}`,
  };
}
