import { z } from "zod";
import { idParam } from "@/lib/id-schemas";
import { adminListQuery, staffOnly, totalCount } from "@/lib/platform/http/admin-list";
import { endpoint } from "@/lib/platform/http/endpoint";
import { contactReceipt, contactSchema, messageFields, messageSchema } from "./schemas";

export const postContact = endpoint({
  method: "POST",
  path: "/api/contact",
  summary: "A message to the team",
  description: "Stored, then emailed. The address and the message are required.",
  body: contactSchema,
  returns: contactReceipt,
  status: 201,
});

export const getMessages = endpoint({
  method: "GET",
  path: "/api/contact",
  summary: "The messages to the team, for a back office",
  access: "messages:read",
  query: z.strictObject(adminListQuery({ fields: messageFields })),
  returns: z.array(messageSchema),
  headers: totalCount,
  failures: staffOnly,
});

export const getMessage = endpoint({
  method: "GET",
  path: "/api/contact/{id}",
  summary: "One message to the team",
  access: "messages:read",
  params: z.object({ id: idParam }),
  returns: messageSchema,
  failures: { ...staffOnly, 404: "There is no such message" },
});
