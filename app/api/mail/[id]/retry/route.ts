import { retryEmail, sendQueuedEmails } from "@/lib/email/commands";
import { postEmailRetry } from "@/lib/email/endpoints";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const POST = route(postEmailRetry, async ({ params }) => {
  const email = await retryEmail(params.id);
  afterResponse(sendQueuedEmails);
  return email;
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
