/** The LIKE pattern for texts that contain `words` literally: `%`, `_` and `\` are escaped. */
export const containing = (words: string): string => `%${words.replace(/[\\%_]/g, "\\$&")}%`;
