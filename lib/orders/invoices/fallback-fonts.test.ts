import { expect, test } from "vitest";
import { actualTexts } from "@/e2e/support/pdf-text";
import { renderDocument, write } from "./document";
import { withFallbackFonts } from "./fallback-fonts";
import { openFonts, printable } from "./fonts";
import { linesOf, visualPieces } from "./text-layout";

const fromLeft = [
  "Ελληνική Εταιρεία Α.Ε. – Αθήνα",
  "ООО «Ромашка» № 7",
  "कंपनी प्राइवेट लिमिटेड",
  "บริษัท ไทย จำกัด (มหาชน)",
  "株式会社 京都商店 ABC・ストアー",
  "北京诚信科技有限公司",
  "한국 주식회사 (서울)",
  "შპს თბილისი",
  "Երևան ՍՊԸ",
  "বাংলা লিমিটেড",
  "ગુજરાતી લિમિટેડ",
  "ਪੰਜਾਬੀ ਲਿਮਟਿਡ",
  "ಕನ್ನಡ ಸಂಸ್ಥೆ",
  "മലയാളം കമ്പനി",
  "தமிழ் நிறுவனம்",
  "తెలుగు సంస్థ",
  "සිංහල සමාගම",
  "ក្រុមហ៊ុន ខ្មែរ",
  "ບໍລິສັດ ລາວ",
  "မြန်မာ ကုမ္ပဏီ",
  "አዲስ አበባ ኃ.የተ.የግ.ማ",
];

const fromRight = ["שלום בע״מ (חיפה) 12", "شركة النور للتجارة، دبي 45", "شرکت ایران‌خودرو"];

async function fontsFor(text: string) {
  const characters = new Set(text);
  const fonts = await withFallbackFonts(await openFonts(), {
    regular: characters,
    bold: characters,
  });
  return fonts.bold;
}

test.each(fromLeft)("%s is printed, and can be copied out as it was", async (name) => {
  expect(printable(await fontsFor(name), name)).toBe(name);
  const pdf = await renderDocument({ title: "Order 7", date: new Date(0) }, (doc) => {
    write(doc, name, { weight: "bold" });
  });
  expect(actualTexts(pdf)).toEqual([name]);
});

test.each(fromRight)("%s has every letter", async (name) => {
  const fonts = await fontsFor(name);
  expect(printable(fonts, name)).toBe(name);
  expect(
    visualPieces(fonts, name)
      .map(({ text }) => text)
      .join(""),
  ).toHaveLength(name.length);
});

test("words from right to left stand in their order, with mirrored brackets and numbers as they are", async () => {
  const line = "שלום (חיפה) 12";
  const pieces = visualPieces(await fontsFor(line), line);
  expect(pieces.map(({ text }) => text)).toEqual(["12", " ", "(", "חיפה", ")", " ", "שלום"]);
});

test("a long text ends its lines between words, and in scripts without spaces between those", () => {
  const widthOf = (line: string) => line.length;
  expect(linesOf("ab cd efghijk", 5, widthOf)).toEqual(["ab cd", "efghi", "jk"]);
  expect(linesOf("京都商店株式会社", 5, widthOf).join("")).toBe("京都商店株式会社");
  expect(linesOf("京都商店株式会社", 5, widthOf).length).toBeGreaterThan(1);
});
