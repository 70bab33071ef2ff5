import { expect, test } from "vitest";
import { openFonts, printable } from "./fonts";

test("both weights write the Latin scripts, Vietnamese and the euro", async () => {
  const fonts = await openFonts();
  for (const [font] of [fonts.regular, fonts.bold]) {
    const missing = [..."AZaz09€ÄßøŁőĞşĂŵạẾừỹ–’№·−"].filter(
      (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  }
});

test("a process opens its fonts once", async () => {
  const [first, again] = await Promise.all([openFonts(), openFonts()]);
  expect(again).toBe(first);
});

test.each([
  ["Ünal & Söhne\n– №7", "Ünal & Söhne\n– №7"],
  ["❤️ 北京 שָׁלוֹם", "? ?? ????"],
  ["a\u0000\u200d\ufeff\u202eb\tc", "ab c"],
])("of %j the fonts write %j", async (text, written) => {
  const { regular, bold } = await openFonts();
  for (const fonts of [regular, bold]) expect(printable(fonts, text)).toBe(written);
});
