import { changePassword } from "@/lib/accounts/security/commands/change-password";
import { putPassword } from "@/lib/accounts/security/endpoints";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { loginResponse } from "@/lib/platform/sessions/login-response";

export const PUT = route(putPassword, async ({ actor, body, request }) => {
  const login = await changePassword(actor, body, request);
  afterResponse(runQueuedJobs);
  return loginResponse(login);
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = methodNotAllowed("PUT");
