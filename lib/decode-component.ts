/**
 * Decodes a part of an address. What cannot be decoded, such as "100%", stays as it is. Next hands the parts of an
 * address to a page encoded; to its `generateMetadata` and to routes decoded, where decoding them again would be wrong.
 */
export function decodeComponent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
