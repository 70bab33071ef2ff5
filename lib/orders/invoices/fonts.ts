import "server-only";
import { join } from "node:path";
import { type Font, open } from "fontkit";
import { onceMade } from "@/lib/once-made";

const folder = join(process.cwd(), "node_modules/@expo-google-fonts/bricolage-grotesque");

export const weights = ["regular", "bold"] as const;

export type Weight = (typeof weights)[number];

/** The shop's own font, and then fonts with the characters that it lacks. */
export type Fonts = readonly [Font, ...Font[]];

export type FontsByWeight = Readonly<Record<Weight, Fonts>>;

async function openFont(file: string): Promise<Font> {
  const font = await open(join(folder, file));
  if (!("layout" in font)) throw new Error(`${file} holds several fonts.`);
  return font;
}

/** Opened once per process: parsing the files takes longer than drawing an invoice. */
export const openFonts = onceMade(
  async (): Promise<FontsByWeight> => ({
    regular: [await openFont("400Regular/BricolageGrotesque_400Regular.ttf")],
    bold: [await openFont("700Bold/BricolageGrotesque_700Bold.ttf")],
  }),
);

export const has = (font: Font | undefined, character: string): boolean =>
  font?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ?? false;

/** Belongs to the character before it: a mark or a joiner. */
const isAttached = (character: string) => /[\p{M}\u200c\u200d]/u.test(character);

const isSpace = (character: string) => /[\t\n\p{Z}]/u.test(character);

/** The characters that no font has. */
export const lackedBy = (fonts: Fonts, text: string): string[] =>
  [...text].filter(
    (it) =>
      !fonts.some((font) => has(font, it)) &&
      !isSpace(it) &&
      (isAttached(it) || !/\p{C}/u.test(it)),
  );

/**
 * Text without characters that the fonts lack, which PDF/A does not allow: letters become question
 * marks.
 */
export const printable = (fonts: Fonts, text: string): string =>
  text.replace(/[^\n -~]/gu, (character) => {
    if (fonts.some((font) => has(font, character))) return character;
    if (isSpace(character)) return " ";
    return /[\p{M}\p{C}]/u.test(character) ? "" : "?";
  });

/** For each UTF-16 code unit of a printable text: the place of its font. */
export function fontPlaces(fonts: Fonts, text: string): number[] {
  const places: number[] = [];
  for (const character of text) {
    const before = places.at(-1) ?? 0;
    const isBefore = isAttached(character) && has(fonts[before], character);
    const place = isBefore ? before : fonts.findIndex((font) => has(font, character));
    for (let unit = 0; unit < character.length; unit++) places.push(Math.max(place, 0));
  }
  return places;
}
