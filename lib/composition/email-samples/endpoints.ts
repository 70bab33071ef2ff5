import { z } from "zod";
import { staffOnly, totalCount } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import { emailSample, emailSampleQuery, emailSampleSummary, kindParam } from "./schemas";

export const getEmailSamples = endpoint({
  method: "GET",
  path: "/api/mail-sample",
  summary: "Every kind of email that the shop sends",
  description: "Without `_sort`, ordered by subject.",
  access: "mail:read",
  query: emailSampleQuery,
  returns: z.array(emailSampleSummary),
  headers: totalCount,
  failures: staffOnly,
});

export const getEmailSample = endpoint({
  method: "GET",
  path: "/api/mail-sample/{kind}",
  summary: "A sample email with invented facts",
  description:
    "Made by the code that makes the e-mails themselves; nothing of any customer is in it.",
  access: "mail:read",
  params: kindParam,
  returns: emailSample,
  failures: { ...staffOnly, 404: "There is no such kind of mail" },
});
