import { z } from "zod";
import { adminListQuery, onlyAdmin, totalCount } from "@/lib/http/admin-list";
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
  failures: onlyAdmin,
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
  failures: { ...onlyAdmin, 404: "There is no such job", 409: "The job was not given up" },
});
