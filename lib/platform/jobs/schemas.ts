import { z } from "zod";
import { digitsParam } from "@/lib/id-schemas";
import { filterByWord, filterTypes, orNull } from "@/lib/platform/http/admin-list";
import { jobStatuses } from "./rules";

/** A larger type than other ids: every run of a scheduled job has a new id. */
export const jobId = digitsParam(15);

/** The columns by which the list can be sorted and filtered. */
export const jobFields = {
  id: jobId,
  name: filterTypes.text,
  key: filterTypes.text,
  status: filterByWord(jobStatuses),
  attempts: filterTypes.integer,
  lastError: orNull(filterTypes.text),
  dueAt: filterTypes.date,
  createdAt: filterTypes.date,
};

export type JobField = keyof typeof jobFields;

/** A background job as a back office shows it. */
export const jobSchema = z
  .object({
    id: z.int(),
    name: z.string().describe("The kind of work, such as `send-email`"),
    key: z.string().describe("The subject, such as an email's id"),
    status: z.enum(jobStatuses),
    attempts: z.int(),
    lastError: z.string().nullable(),
    dueAt: z.iso.datetime().describe("When it runs next"),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Job" });

export type JobView = z.output<typeof jobSchema>;
