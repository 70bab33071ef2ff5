import localFont from "next/font/local";

// Next reads these calls at build time, so every value has to be a literal. `npm run fonts` reduces
// the files to their ranges. The fallbacks of the heading and body fonts are in font-fallbacks.css,
// because they have to follow the font files with the rest of Latin. The letters of the shop's languages beside English
// are in the first file of the body font, and in a small second one of the heading font.

export const heading = localFont({
  src: "./font-files/heading.woff2",
  variable: "--font-heading",
  weight: "600 700",
  display: "swap",
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+20-7E,U+A0,U+A9,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+20AC",
    },
  ],
});

export const headingAccents = localFont({
  src: "./font-files/heading-accents.woff2",
  variable: "--font-heading-accents",
  weight: "600 700",
  display: "swap",
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+A1,U+AB,U+BB,U+BF-C1,U+C4,U+C8-C9,U+D6,U+DC,U+DF-E4,U+E7-EA,U+EC-EF,U+F1-F6,U+F9-FC,U+153,U+201A,U+201E,U+202F",
    },
  ],
});

export const headingLatin = localFont({
  src: "./font-files/heading-latin.woff2",
  variable: "--font-heading-latin",
  weight: "600 700",
  display: "swap",
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+A2-A8,U+AA,U+AC-B6,U+B8-BA,U+BC-BE,U+C2-C3,U+C5-C7,U+CA-D5,U+D8-DB,U+DD-DE,U+E5-E6,U+EB,U+F0,U+F7-F8,U+FD-FF,U+131,U+152,U+2C6,U+2DA,U+2DC,U+2010-2012,U+2015-2017,U+201B,U+201F-2025,U+2027-202E,U+2030-205E,U+2122,U+2191,U+2193,U+2212,U+2215",
    },
  ],
});

export const headingLatinExt = localFont({
  src: "./font-files/heading-latin-ext.woff2",
  variable: "--font-heading-latin-ext",
  weight: "600 700",
  display: "swap",
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+100-130,U+132-151,U+154-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0",
    },
  ],
});

export const body = localFont({
  src: "./font-files/body.woff2",
  variable: "--font-text",
  weight: "400 700",
  display: "swap",
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+20-7E,U+A0-A1,U+A9-AB,U+B0,U+B7,U+BA-BB,U+BF-C1,U+C4,U+C7-CA,U+CD,U+D3,U+D6-D7,U+DA,U+DC,U+DF-E4,U+E7-EF,U+F1-F6,U+F9-FC,U+153,U+2013-2014,U+2018-201A,U+201C-201E,U+2026,U+202F,U+20AC",
    },
  ],
});

export const bodyLatin = localFont({
  src: "./font-files/body-latin.woff2",
  variable: "--font-text-latin",
  weight: "400 700",
  display: "swap",
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+A2-A8,U+AC-AF,U+B1-B6,U+B8-B9,U+BC-BE,U+C2-C3,U+C5-C6,U+CB-CC,U+CE-D2,U+D4-D5,U+D8-D9,U+DB,U+DD-DE,U+E5-E6,U+F0,U+F7-F8,U+FD-FF,U+131,U+152,U+2C6,U+2DA,U+2DC,U+2010-2012,U+2015-2017,U+201B,U+201F-2025,U+2027-202E,U+2030-205E,U+2122,U+2191,U+2193,U+2212,U+2215",
    },
  ],
});

export const bodyLatinExt = localFont({
  src: "./font-files/body-latin-ext.woff2",
  variable: "--font-text-latin-ext",
  weight: "400 700",
  display: "swap",
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+100-130,U+132-151,U+154-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0",
    },
  ],
});

/** Not preloaded: used for a few small texts only. */
export const code = localFont({
  src: "./font-files/code.woff2",
  variable: "--font-code",
  weight: "400 500",
  display: "swap",
  adjustFontFallback: "Arial",
  preload: false,
  fallback: ["ui-monospace", "Menlo", "Consolas", "monospace"],
  declarations: [
    {
      prop: "unicode-range",
      value: "U+20-7E,U+A0,U+A9,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+20AC",
    },
  ],
});
