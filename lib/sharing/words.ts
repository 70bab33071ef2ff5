import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import { isUpload } from "@/components/templates/content/print";
import { fromBase64Url, toBase64Url } from "../base64url";
import { type ContentDocument, contentLimits, uploadsOf } from "../content/rules";
import { shareLimits } from "./rules";

/** The document with the template's pictures in place of uploaded ones. */
export function withoutUploads(document: ContentDocument): ContentDocument {
  if (uploadsOf(document).length === 0) return document;
  const kept = Object.entries(document.content).filter(
    ([, value]) => !(typeof value === "object" && "file" in value && isUpload(value.file)),
  );
  return { ...document, content: Object.fromEntries(kept) };
}

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
