import { retryEmail, sendQueuedEmails } from "@/lib/email/commands";
import { postEmailRetry } from "@/lib/email/endpoints";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const POST = route(postEmailRetry, async ({ params }) => {
  const mail = await retryEmail(params.id);
  afterResponse(sendQueuedEmails);
  return mail;
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
