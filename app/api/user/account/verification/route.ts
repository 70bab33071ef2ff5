import { sendVerification } from "@/lib/accounts/security/commands/verify-email";
import { postVerification } from "@/lib/accounts/security/endpoints";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const POST = route(postVerification, async ({ actor }) => {
  const email = await sendVerification(actor);
  afterResponse(runQueuedJobs);
  return email;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
