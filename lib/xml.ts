import { escapeHtml } from "./html";

/** Characters that XML does not allow, not even escaped. */
const notInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/**
 * Escapes text for element content and double-quoted attributes, and removes characters that XML
 * does not allow.
 */
export const escapeXml = (text: string): string => escapeHtml(text.replace(notInXml, ""));
