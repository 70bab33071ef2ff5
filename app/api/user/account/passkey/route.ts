import { addPasskey } from "@/lib/accounts/passkeys/commands/add-passkey";
import { postPasskey } from "@/lib/accounts/passkeys/endpoints";
import { requireSecurity } from "@/lib/accounts/security/queries";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const POST = route(postPasskey, async ({ actor, body, request }) => {
  await addPasskey(actor, body, request);
  afterResponse(runQueuedJobs);
  return requireSecurity(actor);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
