/**
 * Makes something once, with its first call, for all that follow. What fails is made again with the next call: a file
 * that could not be read for a moment would otherwise be missing until the process ends.
 */
export function onceMade<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
