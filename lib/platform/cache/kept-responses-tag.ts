/** Revalidated with every other tag (revalidate.ts): the data of any kept response may have changed. */
export const keptResponsesTag = "kept-responses";
