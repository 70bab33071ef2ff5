/**
 * Creates a value with the first call and returns it to all later calls. A failure is not kept: a
 * file that could not be read for a moment would otherwise be missing until the process ends.
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
