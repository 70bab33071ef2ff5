import { fromBase64Url, toBase64Url } from "@/lib/base64url";
import { mediaIdOfPath } from "@/lib/platform/media/rules";
import { type Brand, isName, tidyName } from "../brand";
import {
  noChoices,
  type PaletteChoices,
  paletteKeys,
  swatchClass,
  swatches,
} from "../palette/rules";

/** Content of a shared preview link. A guest's logo is not included: it exists on their device only. */
export interface SharedPreview {
  choices: PaletteChoices;
  /** Empty for the default. */
  name: string;
  /** The id of an uploaded picture; empty for the default. */
  logo: string;
}

const base = 36;

const encodeName = (name: string) => toBase64Url(new TextEncoder().encode(name));

const decodeName = (code: string) =>
  new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(fromBase64Url(code));

/** A UUID as its sixteen bytes. */
const encodeId = (id: string) =>
  toBase64Url((id.match(/[0-9a-f]{2}/g) ?? []).map((hex) => Number.parseInt(hex, 16)));

const decodeId = (code: string) =>
  [...fromBase64Url(code)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/** One character per color (0 is the template's own), then the name and the logo's id, dot-separated. */
export function encodeSharedPreview({ choices, name, logo }: SharedPreview): string {
  const colors = paletteKeys.map((key) => {
    const index = swatches.findIndex((swatch) => swatchClass(swatch, key) === choices[key]);
    return (index + 1).toString(base);
  });
  const parts = [colors.join(""), encodeName(name), encodeId(logo)];
  return parts.join(".").replace(/\.+$/, "");
}

/** The code of a brand with these colors. */
export const brandCode = (choices: PaletteChoices, { name, logo }: Brand): string =>
  encodeSharedPreview({ choices, name: tidyName(name), logo: mediaIdOfPath(logo) ?? "" });

/** Null for any string that `encodeSharedPreview` does not return. */
export function decodeSharedPreview(code: string): SharedPreview | null {
  const [, colors = "", name = "", logo = ""] =
    /^([0-9a-u]{4})(?:\.([\w-]{0,240})(?:\.([\w-]{22}))?)?$/.exec(code) ?? [];
  if (!colors) return null;
  const choices = { ...noChoices };
  for (const [at, key] of paletteKeys.entries()) {
    const swatch = swatches[Number.parseInt(colors.charAt(at), base) - 1];
    if (swatch) choices[key] = swatchClass(swatch, key);
  }
  try {
    const shared = { choices, name: decodeName(name), logo: decodeId(logo) };
    return isName(shared.name) && encodeSharedPreview(shared) === code ? shared : null;
  } catch {
    return null;
  }
}
