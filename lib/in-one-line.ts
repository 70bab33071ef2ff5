/** Text with its lines and spaces as one line. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
