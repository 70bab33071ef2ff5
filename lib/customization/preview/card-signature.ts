import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { mainLanguage } from "@/lib/languages.mjs";
import { keysFor } from "@/lib/secrets";
import { noChoices } from "../palette/rules";
import { encodeSharedPreview } from "./rules";

const ownCode = encodeSharedPreview({ choices: noChoices, name: "", logo: "" });

const signatureOf = (key: Uint8Array, slug: string, code: string) =>
  createHmac("sha256", key).update(`${slug}/${code}`).digest("base64url");

const queryOf = (query: Record<string, string>, language: string) => {
  const all = new URLSearchParams({ ...query, ...(language !== mainLanguage && { language }) });
  return all.size > 0 ? `?${all}` : "";
};

/** The path of a template's own Open Graph card. */
export const ownCardPath = (slug: string, language: string) =>
  `/og/shared/${slug}/${ownCode}${queryOf({}, language)}`;

/**
 * The path of a shared preview's Open Graph card. The path is signed, so that only cards named by a
 * page of this shop are drawn.
 */
export function sharedCardPath(slug: string, code: string, language: string) {
  const signature = signatureOf(keysFor("shared-card")[0], slug, code);
  return `/og/shared/${slug}/${code}${queryOf({ signature }, language)}`;
}

/**
 * Whether this shop created the card's path. The cards of the templates themselves need no
 * signature, because there are few.
 */
export function isIssuedCard(slug: string, code: string, signature: string): boolean {
  if (code === ownCode) return true;
  const given = Buffer.from(signature);
  return keysFor("shared-card").some((key) => {
    const expected = Buffer.from(signatureOf(key, slug, code));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
