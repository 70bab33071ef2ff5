import { register } from "@/lib/accounts/commands/register";
import { postRegister } from "@/lib/accounts/endpoints";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";

export const POST = route(postRegister, async ({ request, body }) => {
  const registered = await register(body, request);
  afterResponse(runQueuedJobs);
  return registered;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
