import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import { fromBase64Url, toBase64Url } from "../base64url";
import { type ContentDocument, contentLimits } from "../content/rules";
import { withoutPictures } from "../content/shown";
import { shareLimits } from "./rules";

/** The document with the template's pictures in place of uploaded ones. */
export const withoutUploads = (document: ContentDocument): ContentDocument =>
  withoutPictures(document, () => false);

/**
 * A document as a code for an address, deflated. Without uploaded pictures, which an address cannot hold and
 * does not keep from being deleted, and without values that have no place.
 */
export function encodeWords(document: ContentDocument): string {
  const { template, unplaced, ...words } = withoutUploads(document);
  return toBase64Url(deflateSync(strToU8(JSON.stringify(words)), { level: 9 }));
}

/** The bytes that a code stands for; a few of them can stand for a million. */
function inflate(code: string): Uint8Array | null {
  const inflated = inflateSync(fromBase64Url(code), {
    out: new Uint8Array(contentLimits.bytes + 1),
  });
  return inflated.length > contentLimits.bytes ? null : inflated;
}

/** What a code stands for, to be validated as a document; null if that is nothing. */
export function decodeWords(template: string, code: string): unknown {
  if (code.length > shareLimits.codeLength) return null;
  try {
    const bytes = inflate(code);
    return bytes && { ...JSON.parse(strFromU8(bytes)), template };
  } catch {
    return null;
  }
}
