import { z } from "zod";
import { idParam } from "@/lib/id-schemas";
import { adminListQuery, staffOnly, totalCount } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import { emailFields, emailSchema } from "./schemas";

export const getEmails = endpoint({
  method: "GET",
  path: "/api/mail",
  summary: "The outbox, for a back office",
  access: "mail:read",
  query: z.strictObject(adminListQuery({ fields: emailFields })),
  returns: z.array(emailSchema),
  headers: totalCount,
  failures: staffOnly,
});

const one = { params: z.object({ id: idParam }), returns: emailSchema };
const unknown = { 404: "There is no such mail" };

export const getEmail = endpoint({
  method: "GET",
  path: "/api/mail/{id}",
  summary: "One email of the outbox",
  access: "mail:read",
  ...one,
  failures: { ...staffOnly, ...unknown },
});

export const postEmailRetry = endpoint({
  method: "POST",
  path: "/api/mail/{id}/retry",
  summary: "Retry an email that was given up",
  access: "mail:write",
  ...one,
  failures: { ...staffOnly, ...unknown, 409: "The email was sent or is due" },
});
