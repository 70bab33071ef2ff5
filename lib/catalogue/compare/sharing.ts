import {
  decodeSharedPreview,
  encodeSharedPreview,
  type SharedPreview,
} from "@/lib/customization/preview/rules";
import { links } from "@/lib/links";

const prefix = "#brand=";

/** For the default brand. */
const plainCode = "0000";

/**
 * The address of a comparison in a visitor's brand. The brand is in the fragment, because the page
 * is cached for everybody.
 */
export function sharedComparePath(
  segments: readonly (number | string)[],
  shared: SharedPreview,
): string {
  const code = encodeSharedPreview(shared);
  return links.compare(segments) + (code === plainCode ? "" : prefix + code);
}

/**
 * The brand in the fragment of a comparison; null for a fragment that `sharedComparePath` did not
 * create.
 */
export function readComparedBrand(fragment: string): SharedPreview | null {
  const code = fragment.startsWith(prefix) ? fragment.slice(prefix.length) : "";
  return code === plainCode ? null : decodeSharedPreview(code);
}
