import { z } from "zod";

export const kinds = ["home", "listing", "product"] as const;
export type Kind = (typeof kinds)[number];

/** A shop that runs on this machine, with the address of one page of each kind. */
const storeSchema = z.object({ name: z.string(), pages: z.record(z.enum(kinds), z.url()) });
export type Store = z.infer<typeof storeSchema>;

export const storesSchema = z.array(storeSchema);
