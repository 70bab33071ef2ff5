import { z } from "zod";
import { adminListQuery, adminOnly, totalCount } from "@/lib/http/admin-list";
import { endpoint } from "@/lib/http/endpoint";
import { emailFields, emailSchema } from "./schemas";

export const getEmails = endpoint({
  method: "GET",
  path: "/api/mail",
  summary: "The outbox, for a back office",
  access: "admin",
  query: z.object(adminListQuery(emailFields)),
  returns: z.array(emailSchema),
  headers: totalCount,
  failures: adminOnly,
});

export const postEmailRetry = endpoint({
  method: "POST",
  path: "/api/mail/{id}/retry",
  summary: "Try a mail again that was given up",
  access: "admin",
  params: z.object({
    id: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  }),
  returns: emailSchema,
  failures: { ...adminOnly, 404: "There is no such mail", 409: "The mail was sent or is due" },
});
