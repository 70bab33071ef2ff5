import { isName } from "../brand/rules";
import { type Choices, choiceKeys, classOf, noChoices, swatches } from "../palette/rules";

/** What a shared preview carries. The logo stays on the device it was chosen on. */
export interface Shared {
  choices: Choices;
  /** Empty for the default. */
  name: string;
}

const base = 36;

const toBase64Url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

function fromBase64Url(code: string): string {
  const bytes = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
    Uint8Array.from(bytes, (char) => char.charCodeAt(0)),
  );
}

/** One character per colour, 0 for the template's own, and the name behind a dot. */
export function encodeShared({ choices, name }: Shared): string {
  const colours = choiceKeys.map((key) => {
    const index = swatches.findIndex((swatch) => classOf(swatch, key) === choices[key]);
    return (index + 1).toString(base);
  });
  return colours.join("") + (name ? `.${toBase64Url(name)}` : "");
}

/** Null for every text that `encodeShared` does not write. */
export function decodeShared(code: string): Shared | null {
  const [, colours = "", encoded = ""] =
    /^([0-9a-u]{4})(?:\.([A-Za-z0-9_-]{1,240}))?$/.exec(code) ?? [];
  if (!colours) return null;
  const choices = { ...noChoices };
  for (const [at, key] of choiceKeys.entries()) {
    const swatch = swatches[Number.parseInt(colours.charAt(at), base) - 1];
    if (swatch) choices[key] = classOf(swatch, key);
  }
  try {
    const shared = { choices, name: fromBase64Url(encoded) };
    return isName(shared.name) && encodeShared(shared) === code ? shared : null;
  } catch {
    return null;
  }
}

/** The path of a preset's live page, without anything around it; null for one that is not ours. */
export const barePath = (url: string): string | null =>
  /^\/preview\/[a-z-]+$/.test(url) ? `${url}/bare` : null;

/** The screens a template can be looked at on, in CSS pixels. */
export const screens = {
  desktop: { name: "Desktop", width: 1280, height: 800 },
  tablet: { name: "Tablet", width: 820, height: 1093 },
  phone: { name: "Phone", width: 390, height: 844 },
} as const;

export type Screen = keyof typeof screens;
