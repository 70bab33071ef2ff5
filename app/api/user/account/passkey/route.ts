import { addPasskey } from "@/lib/accounts/passkeys/commands/add-passkey";
import { postPasskey } from "@/lib/accounts/passkeys/endpoints";
import { requireSecurity } from "@/lib/accounts/security/queries";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";

export const POST = route(postPasskey, async ({ actor, body, request }) => {
  await addPasskey(actor, body, request);
  afterResponse(runQueuedJobs);
  return requireSecurity(actor);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
