import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Business, packPath } from "./business";
import type { Pack } from "./pack";

/** The texts of a trade, from the file that browsers fetch. */
export const readPack = async (business: Pick<Business, "trade" | "language">): Promise<Pack> =>
  JSON.parse(await readFile(join(process.cwd(), "public", packPath(business)), "utf8"));
