import { resetPassword } from "@/lib/accounts/commands/reset-password";
import { putReset } from "@/lib/accounts/endpoints";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed, setCookies } from "@/lib/http/json";
import { Reply, route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";

export const PUT = route(putReset, async ({ request, params, body }) => {
  const { email, cookies } = await resetPassword({ ...params, ...body }, request);
  afterResponse(runQueuedJobs);
  return new Reply(email, setCookies(cookies));
});

export const { GET, POST, PATCH, DELETE } = methodNotAllowed("PUT");
