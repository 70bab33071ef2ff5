import { type Design, isDesign, siblingOf } from "@/components/templates/registry";
import { links } from "@/lib/links";

/**
 * The design whose live preview is at this address of the site, however it is spelled; null for
 * other addresses.
 */
export function previewedDesign(path: string): Design | null {
  const [, name = "", edition = ""] = /^\/preview\/([\w%-]+)(\/premium)?$/.exec(path) ?? [];
  const design = name.toLowerCase().replaceAll("%20", "-") + edition;
  return isDesign(design) ? design : null;
}

/** The address of the preview of the design's other edition; null if it has none. */
export function siblingPreview(preview: string): string | null {
  const design = previewedDesign(preview);
  const sibling = design && siblingOf(design);
  return sibling && links.preview(sibling);
}
