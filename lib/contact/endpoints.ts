import { endpoint } from "@/lib/http/endpoint";
import { contactReceipt, contactSchema } from "./schemas";

export const postContact = endpoint({
  method: "POST",
  path: "/api/contact",
  summary: "A message to the team",
  description: "Stored, then mailed. The address and the message are required.",
  body: contactSchema,
  returns: contactReceipt,
  status: 201,
});
