import { register } from "@/lib/accounts/commands/register";
import { postRegister } from "@/lib/accounts/endpoints";
import { sendQueuedEmails } from "@/lib/email/commands";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const POST = route(postRegister, async ({ request, body }) => {
  const registered = await register(body, request);
  afterResponse(sendQueuedEmails);
  return registered;
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
