import { sendVerification } from "@/lib/accounts/security/commands/verify-email";
import { postVerification } from "@/lib/accounts/security/endpoints";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";

export const POST = route(postVerification, async ({ actor }) => {
  const email = await sendVerification(actor);
  afterResponse(runQueuedJobs);
  return email;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
