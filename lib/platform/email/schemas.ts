import { z } from "zod";
import { emailStatuses } from "@/db/words/email";
import { filterByWord, filterTypes, orNull } from "@/lib/platform/http/admin-list";

/** The columns by which the list can be sorted and filtered. */
export const emailFields = {
  id: filterTypes.id,
  key: filterTypes.text,
  to: filterTypes.text,
  subject: filterTypes.text,
  status: filterByWord(emailStatuses),
  attempts: filterTypes.integer,
  lastError: orNull(filterTypes.text),
  createdAt: filterTypes.date,
  sentAt: orNull(filterTypes.date),
};

export type EmailField = keyof typeof emailFields;

/** A queued email as a back office shows it: its state, without its content. */
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
