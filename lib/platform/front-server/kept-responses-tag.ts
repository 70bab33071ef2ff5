/** Revalidated with every other tag (lib/platform/cache/revalidate.ts): the data of any kept response may have changed. */
export const keptResponsesTag = "kept-responses";
