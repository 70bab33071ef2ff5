import { z } from "zod";
import { adminListQuery, staffOnly, totalCount } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import { jobFields, jobId, jobSchema } from "./schemas";

export const getJobs = endpoint({
  method: "GET",
  path: "/api/job",
  summary: "Background jobs that are waiting, running or given up, for a back office",
  access: "jobs:read",
  query: z.strictObject(adminListQuery({ fields: jobFields })),
  returns: z.array(jobSchema),
  headers: totalCount,
  failures: staffOnly,
});

const one = { params: z.object({ id: jobId }), returns: jobSchema };
const unknown = { 404: "There is no such job" };

export const getJob = endpoint({
  method: "GET",
  path: "/api/job/{id}",
  summary: "One background job",
  access: "jobs:read",
  ...one,
  failures: { ...staffOnly, ...unknown },
});

export const postJobRetry = endpoint({
  method: "POST",
  path: "/api/job/{id}/retry",
  summary: "Run a job again that was given up",
  access: "jobs:write",
  ...one,
  failures: { ...staffOnly, ...unknown, 409: "The job was not given up" },
});

export const postRunJobs = endpoint({
  method: "POST",
  path: "/api/cron/jobs",
  summary: "Run the background jobs that are due: for a scheduler that knows the secret",
  description:
    "`Authorization: Bearer <CRON_SECRET>`. A GET does the same. `/api/cron/sweep`, its old address, still works.",
  credential: "schedulerSecret",
  returns: z.object({ status: z.literal("ok") }),
  failures: { 401: "The secret is missing or wrong" },
});
