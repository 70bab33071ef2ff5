/**
 * Decodes a part of an address. Next hands over some parts decoded and others not, and "100%" is no encoded text:
 * what cannot be decoded stays as it is.
 */
export function decodeComponent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
