import { z } from "zod";
import { adminListQuery, onlyAdmin, totalCount } from "@/lib/http/admin-list";
import { endpoint } from "@/lib/http/endpoint";
import { mailFields, mailSchema } from "./schemas";

export const getMails = endpoint({
  method: "GET",
  path: "/api/mail",
  summary: "The outbox, for a back office",
  access: "admin",
  query: z.object(adminListQuery(mailFields)),
  returns: z.array(mailSchema),
  headers: totalCount,
  failures: onlyAdmin,
});

export const postRetry = endpoint({
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
  returns: mailSchema,
  failures: { ...onlyAdmin, 404: "There is no such mail", 409: "The mail was sent or is due" },
});
