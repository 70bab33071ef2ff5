import { resetPassword } from "@/lib/accounts/commands/reset-password";
import { putReset } from "@/lib/accounts/endpoints";
import { sendQueuedEmails } from "@/lib/email/commands";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const PUT = route(putReset, async ({ request, params, body }) => {
  const email = await resetPassword({ ...params, ...body }, request);
  afterResponse(sendQueuedEmails);
  return email;
});

export const { GET, POST, PATCH, DELETE } = methodNotAllowed("PUT");
