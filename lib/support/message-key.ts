/** The deduplication key of the email about a message. */
export const messageKey = (id: number): string => `thread-message:${id}`;
