import { expect, test } from "vitest";
import { openFonts } from "./fonts";

test("both weights write the Latin scripts, Vietnamese and the euro", async () => {
  const fonts = await openFonts();
  expect([...fonts.keys()]).toEqual(["regular", "bold"]);
  for (const font of fonts.values()) {
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
