import { z } from "zod";
import { text } from "@/lib/text";

export const customerFields = ["id", "email", "name", "createdAt", "isBanned"] as const;

export type CustomerField = (typeof customerFields)[number];

export const customerSchema = z
  .object({
    id: z.int(),
    email: z.string(),
    name: z.string(),
    logo: z.string(),
    createdAt: z.iso.datetime(),
    isVerified: z.boolean().describe("Whether the e-mail address is verified"),
    isBanned: z.boolean(),
  })
  .meta({ id: "Customer" });

export type Customer = z.output<typeof customerSchema>;

/** Path parameter of one customer: the id or the e-mail address. */
export const customerKey = text(254).min(1);

export const customerChange = z.object({ isBanned: z.boolean("This must be true or false") });
