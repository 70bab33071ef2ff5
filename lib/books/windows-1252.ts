/** What the code page has where Latin-1 has control characters, from 0x80 on; blanks are not assigned. */
const upper = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/** Letters that no decomposition makes letters of the code page. */
const replacements: Readonly<Record<string, string>> = {
  ...{ ł: "l", Ł: "L", đ: "d", Đ: "D", ı: "i", ħ: "h", Ħ: "H", "‐": "-", "−": "-" },
};

function byteOf(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
  const at = character === " " ? -1 : upper.indexOf(character);
  return at < 0 ? undefined : 0x80 + at;
}

/** As bytes of Windows-1252: what it does not have loses its accents, or is a question mark. */
export function toWindows1252(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text.normalize("NFC")) {
    const own = byteOf(character);
    if (own !== undefined) {
      bytes.push(own);
      continue;
    }
    const plain = replacements[character] ?? character.normalize("NFKD").replace(/\p{M}/gu, "");
    bytes.push(...[...plain].map((it) => byteOf(it) ?? 0x3f));
  }
  return Uint8Array.from(bytes);
}
