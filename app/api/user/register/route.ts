import { register } from "@/lib/accounts/commands/register";
import { postRegister } from "@/lib/accounts/endpoints";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const POST = route(postRegister, async ({ request, body }) => {
  const registered = await register(body, request);
  afterResponse(runQueuedJobs);
  return registered;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
