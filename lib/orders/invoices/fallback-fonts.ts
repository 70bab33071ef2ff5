import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { z } from "zod";
import { onceMade } from "@/lib/once-made";
import { type FontsByWeight, has, type Weight, weights } from "./fonts";

const folder = join(process.cwd(), "node_modules/@fontsource-variable");

/**
 * The packages of Noto Sans. Those of East Asia are last, because they hold characters of other
 * scripts, too; and Korean has to be before the two that name its syllables without having them.
 */
const packages = [
  "arabic",
  "armenian",
  "bengali",
  "devanagari",
  "ethiopic",
  "georgian",
  "gujarati",
  "gurmukhi",
  "hebrew",
  "kannada",
  "khmer",
  "lao",
  "malayalam",
  "myanmar",
  "sinhala",
  "tamil",
  "telugu",
  "thai",
  "",
  "kr",
  "jp",
  "sc",
].map((script) => (script ? `noto-sans-${script}` : "noto-sans"));

interface FontFile {
  path: string;
  holds: (character: string) => boolean;
}

const isHangul = (character: string) => /\p{Script=Hangul}/u.test(character);

async function filesOf(name: string): Promise<FontFile[]> {
  const written = JSON.parse(await readFile(join(folder, name, "unicode.json"), "utf8"));
  // Written as in CSS: "U+0590-05FF,U+20AA".
  const rangesBySubset = z.record(z.string(), z.string()).parse(written);
  return Object.entries(rangesBySubset).map(([subset, written]) => {
    const ranges = written.split(",").map((range) => {
      const [first = "", last = first] = range.replace("U+", "").split("-");
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    });
    const file = `${name}-${subset.replace(/[[\]]/g, "")}-wght-normal.woff2`;
    return {
      path: join(folder, name, "files", file),
      holds: (character) => {
        const point = character.codePointAt(0) ?? 0;
        const isKorean = name === "noto-sans-kr";
        return (
          isKorean === isHangul(character) &&
          ranges.some(([first, last]) => first <= point && point <= last)
        );
      },
    };
  });
}

const listFiles = onceMade(async () => (await Promise.all(packages.map(filesOf))).flat());

const wght: Record<Weight, number> = { regular: 400, bold: 700 };

/** Fonts with some characters; those that no package has are left out. */
async function openSubsets(characters: ReadonlySet<string>, weight: Weight): Promise<Font[]> {
  const files = await listFiles();
  const fonts: Font[] = [];
  let left = [...characters].sort();
  // A file may lack characters of its ranges: then the next one is tried.
  for (let attempt = 0; left.length > 0; attempt++) {
    const textByPath = new Map<string, string>();
    for (const character of left) {
      const path = files.filter(({ holds }) => holds(character))[attempt]?.path;
      if (path) textByPath.set(path, (textByPath.get(path) ?? "") + character);
    }
    if (textByPath.size === 0) break;
    const opened = await Promise.all(
      [...textByPath].map(([path, text]) => openSubset(path, text, weight)),
    );
    const found = opened.filter((font) => font !== null);
    fonts.push(...found);
    left = left.filter((character) => !found.some((font) => has(font, character)));
  }
  return fonts;
}

/** Null if the file has none of the characters. */
async function openSubset(path: string, text: string, weight: Weight): Promise<Font | null> {
  const variationAxes = { wght: wght[weight] };
  const subset = await subsetFont(await readFile(path), text, {
    targetFormat: "sfnt",
    variationAxes,
  });
  const font = create(subset);
  if (!("layout" in font)) throw new Error(`${path} holds several fonts.`);
  // The first glyph is the one for missing characters.
  return font.numGlyphs > 1 ? font : null;
}

/** The fonts with the characters of other scripts that they lack, reduced to those. */
export async function withFallbackFonts(
  fonts: FontsByWeight,
  lacking: Readonly<Record<Weight, ReadonlySet<string>>>,
): Promise<FontsByWeight> {
  const [regular, bold] = await Promise.all(
    weights.map((weight) => openSubsets(lacking[weight], weight)),
  );
  return {
    regular: [...fonts.regular, ...(regular ?? [])],
    bold: [...fonts.bold, ...(bold ?? [])],
  };
}
