import { resetPassword } from "@/lib/accounts/commands/reset-password";
import { putReset } from "@/lib/accounts/endpoints";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed, setCookies } from "@/lib/platform/http/json";
import { Reply, route } from "@/lib/platform/http/route";

export const PUT = route(putReset, async ({ request, params, body }) => {
  const { email, cookies } = await resetPassword({ ...params, ...body }, request);
  afterResponse(runQueuedJobs);
  return new Reply(email, setCookies(cookies));
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = methodNotAllowed("PUT");
