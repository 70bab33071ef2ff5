import { z } from "zod";
import { emailStatuses } from "./statuses";

export const emailFields = ["id", "status", "attempts", "createdAt"] as const;

export type EmailField = (typeof emailFields)[number];

/** A promised mail as a back office shows it: what became of it, not what it says. */
export const emailSchema = z
  .object({
    id: z.int(),
    key: z.string().describe("The occasion, such as `contact:7`"),
    to: z.string(),
    subject: z.string(),
    status: z.enum(emailStatuses),
    attempts: z.int(),
    lastError: z.string().nullable(),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "Mail" });

export type EmailView = z.output<typeof emailSchema>;
