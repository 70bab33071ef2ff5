import { z } from "zod";
import { adminListQuery, adminOnly, totalCount } from "@/lib/http/admin-list";
import { endpoint } from "@/lib/http/endpoint";
import { jobFields, jobSchema, jobStatus } from "./schemas";

export const getJobs = endpoint({
  method: "GET",
  path: "/api/job",
  summary: "Background jobs that are waiting, running or given up, for a back office",
  access: "admin",
  query: z.object({ ...adminListQuery(jobFields), status: jobStatus.optional() }),
  returns: z.array(jobSchema),
  headers: totalCount,
  failures: adminOnly,
});

export const postJobRetry = endpoint({
  method: "POST",
  path: "/api/job/{id}/retry",
  summary: "Run a job again that was given up",
  access: "admin",
  params: z.object({
    id: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  }),
  returns: jobSchema,
  failures: { ...adminOnly, 404: "There is no such job", 409: "The job was not given up" },
});

export const postRunJobs = endpoint({
  method: "POST",
  path: "/api/cron/jobs",
  summary: "Run the background jobs that are due: for a scheduler that knows the secret",
  description:
    "`Authorization: Bearer <CRON_SECRET>`. A GET does the same. `/api/cron/sweep`, its old address, still works.",
  returns: z.object({ status: z.literal("ok") }),
  failures: { 401: "The secret is missing or wrong" },
});
