import "server-only";
import { join } from "node:path";
import { type Font, open } from "fontkit";

const folder = join(process.cwd(), "node_modules/@expo-google-fonts/bricolage-grotesque");

const files = {
  regular: join(folder, "400Regular/BricolageGrotesque_400Regular.ttf"),
  bold: join(folder, "700Bold/BricolageGrotesque_700Bold.ttf"),
};

export type Weight = keyof typeof files;

async function load(): Promise<Map<Weight, Font>> {
  const fonts = new Map<Weight, Font>();
  for (const weight of ["regular", "bold"] as const) {
    const font = await open(files[weight]);
    if (!("layout" in font)) throw new Error(`${files[weight]} holds several fonts.`);
    fonts.set(weight, font);
  }
  return fonts;
}

let loading: ReturnType<typeof load> | undefined;

/** Opened once per process: parsing the files takes longer than drawing an invoice. */
export function openFonts() {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Text without characters that the font lacks, which PDF/A does not allow: letters become question
 * marks.
 */
export const printable = (font: Font, text: string): string =>
  text.replace(/[^\n -~]/gu, (char) => {
    if (font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0)) return char;
    if (/[\t\p{Z}]/u.test(char)) return " ";
    return /[\p{M}\p{C}]/u.test(char) ? "" : "?";
  });
