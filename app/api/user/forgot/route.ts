import { forgotPassword } from "@/lib/accounts/commands/forgot-password";
import { postForgot } from "@/lib/accounts/endpoints";
import { sendQueuedEmails } from "@/lib/email/commands";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const POST = route(postForgot, async ({ request, body }) => {
  const email = await forgotPassword(body.email, request);
  afterResponse(sendQueuedEmails);
  return email;
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
