import "server-only";

/** A file of an export, which is made when it is asked for. */
export interface Part {
  path: string;
  read: () => Promise<Buffer>;
}

/** A file with these facts, indented for people. */
export const jsonPart = (path: string, read: () => Promise<unknown>): Part => ({
  path,
  read: async () => Buffer.from(`${JSON.stringify(await read(), null, 2)}\n`),
});

/** `0001` for the first of many files, so that their names are in the order of what they hold. */
export const fileNumber = (index: number): string => String(index + 1).padStart(4, "0");
