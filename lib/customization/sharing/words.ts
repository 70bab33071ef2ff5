import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import { fromBase64Url, toBase64Url } from "@/lib/base64url";
import { type ContentDocument, contentLimits } from "../content/rules";
import { withoutPictures } from "../content/shown";
import { shareLimits } from "./rules";

/** The document with the template's pictures instead of uploaded ones. */
export const withoutUploads = (document: ContentDocument): ContentDocument =>
  withoutPictures(document, () => false);

/**
 * A document as a deflated code for an address. Without uploaded pictures, which are too large for
 * an address and may be deleted, and without values that no longer have a slot.
 */
export function encodeWords(document: ContentDocument): string {
  const { template, unplaced, ...words } = withoutUploads(document);
  return toBase64Url(deflateSync(strToU8(JSON.stringify(words)), { level: 9 }));
}

/** The bytes of a code, up to a limit: a few bytes of it can stand for a million. */
function inflate(code: string): Uint8Array | null {
  const inflated = inflateSync(fromBase64Url(code), {
    out: new Uint8Array(contentLimits.bytes + 1),
  });
  return inflated.length > contentLimits.bytes ? null : inflated;
}

/**
 * The content of a code, which still has to be validated as a document; null if the code is
 * invalid.
 */
export function decodeWords(template: string, code: string): unknown {
  if (code.length > shareLimits.codeLength) return null;
  try {
    const bytes = inflate(code);
    return bytes && { ...JSON.parse(strFromU8(bytes)), template };
  } catch {
    return null;
  }
}
