/** For browsers; the server has `Buffer`. */
export const toBase64Url = (bytes: Iterable<number>): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Throws for what is no base64url. */
export const fromBase64Url = (code: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (it) => it.charCodeAt(0));
