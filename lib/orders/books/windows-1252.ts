/**
 * The characters of the code page where Latin-1 has control characters, from 0x80 on; blanks are
 * not assigned.
 */
const upper = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/** Letters that Unicode decomposition does not reduce to letters of the code page. */
const replacements: Readonly<Record<string, string>> = {
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ı: "i",
  ħ: "h",
  Ħ: "H",
  "‐": "-",
  "−": "-",
};

const isLatin = (character: string) => /^[\u0020-\u007e\u00a0-\u00ff]$/.test(character);

/** The characters that have the same bytes in Latin-1 and in Windows-1252. */
function latinOf(character: string): string {
  const at = upper.indexOf(character);
  if (at >= 0) return String.fromCharCode(0x80 + at);
  const plain = replacements[character] ?? character.normalize("NFKD").replace(/\p{M}/gu, "");
  return [...plain].map((it) => (isLatin(it) ? it : "?")).join("");
}

/**
 * Text as bytes of Windows-1252: a character that the code page lacks loses its accents or becomes
 * a question mark.
 */
export const toWindows1252 = (text: string): Uint8Array =>
  Buffer.from(text.normalize("NFC").replace(/[^\p{ASCII}\u00a0-\u00ff]/gu, latinOf), "latin1");
