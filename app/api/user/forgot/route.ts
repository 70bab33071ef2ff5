import { forgotPassword } from "@/lib/accounts/commands/forgot-password";
import { postForgot } from "@/lib/accounts/endpoints";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const POST = route(postForgot, async ({ request, body }) => {
  const email = await forgotPassword(body.email, request);
  afterResponse(runQueuedJobs);
  return email;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
