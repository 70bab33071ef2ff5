import { createHash } from "node:crypto";
import { cacheLife } from "next/cache";
import { type Design, templateOf } from "@/components/templates/registry";
import { renderTemplate } from "@/components/templates/render";
import { defaultBrand } from "@/lib/customization/brand";
import { links } from "@/lib/links";
import { removeUnusedCss } from "@/lib/sites/delivery/unused-css";

/** The sample in the default brand. */
export const renderSample = (design: Design) =>
  renderTemplate(design, { brand: defaultBrand, images: `/templates/${templateOf(design)}` });

const fontFace = /@font-face\s*\{[^}]*\}\s*/g;

/** A design's whole stylesheet without its fonts. */
export const withoutFonts = (css: string): string => css.replace(fontFace, "");

interface SampleStyles {
  /**
   * All of the template's fonts. They are not in the stylesheet that a draft replaces: a browser
   * would load them again, and show other fonts meanwhile.
   */
  fontFaces: string;
  /** The rules that the sample uses. */
  css: string;
  /** The URL of the whole stylesheet. The hash busts caches when it changes. */
  wholeCss: string;
}

/**
 * The styles with which a preview is served. A draft may show elements that the sample does not
 * have, such as a form or a text page: it then loads the whole stylesheet.
 */
export async function sampleStyles(design: Design): Promise<SampleStyles> {
  "use cache";
  cacheLife("max");
  const { css, markup, script } = await renderSample(design);
  const hash = createHash("sha256").update(css).digest("hex").slice(0, 8);
  return {
    fontFaces: css.match(fontFace)?.join("") ?? "",
    css: removeUnusedCss(withoutFonts(css), `<html><body>${markup}${script}`),
    wholeCss: `${links.preview(design)}/styles?v=${hash}`,
  };
}
