import { forgotPassword } from "@/lib/accounts/commands/forgot-password";
import { postForgot } from "@/lib/accounts/endpoints";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";

export const POST = route(postForgot, async ({ request, body }) => {
  const email = await forgotPassword(body.email, request);
  afterResponse(runQueuedJobs);
  return email;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
