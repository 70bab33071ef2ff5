import { z } from "zod";
import { jobStatuses } from "./rules";

export const jobFields = ["id", "name", "status", "attempts", "dueAt", "createdAt"] as const;

export type JobField = (typeof jobFields)[number];

export const jobStatus = z.enum(jobStatuses);

export type JobStatus = z.output<typeof jobStatus>;

/** A background job as a back office shows it. */
export const jobSchema = z
  .object({
    id: z.int(),
    name: z.string().describe("The kind of work, such as `send-email`"),
    key: z.string().describe("What it is about, such as an email's id"),
    status: jobStatus,
    attempts: z.int(),
    lastError: z.string().nullable(),
    dueAt: z.iso.datetime().describe("When it runs next"),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Job" });

export type JobView = z.output<typeof jobSchema>;
