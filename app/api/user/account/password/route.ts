import { changePassword } from "@/lib/accounts/security/commands/change-password";
import { putPassword } from "@/lib/accounts/security/endpoints";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";
import { loginResponse } from "@/lib/sessions/login-response";

export const PUT = route(putPassword, async ({ actor, body, request }) => {
  const login = await changePassword(actor, body, request);
  afterResponse(runQueuedJobs);
  return loginResponse(login);
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = methodNotAllowed("PUT");
