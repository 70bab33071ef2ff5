import "server-only";

/** A file of an export, generated when it is requested. */
export interface Part {
  path: string;
  read: () => Promise<Buffer>;
}

/** A JSON file, indented for people. */
export const jsonPart = (path: string, read: () => Promise<unknown>): Part => ({
  path,
  read: async () => Buffer.from(`${JSON.stringify(await read(), null, 2)}\n`),
});

/**
 * `0001` for the first of many files, so that the order of their names is the order of their
 * content.
 */
export const fileNumber = (index: number): string => String(index + 1).padStart(4, "0");
