/** The pattern of LIKE for text that contains `words` as they stand: `%`, `_` and `\\` mean themselves. */
export const containing = (words: string): string => `%${words.replace(/[\\%_]/g, "\\$&")}%`;
