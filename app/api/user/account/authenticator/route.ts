import {
  confirmAuthenticator,
  setUpAuthenticator,
} from "@/lib/accounts/second-factor/commands/set-up";
import { postAuthenticator, putAuthenticator } from "@/lib/accounts/second-factor/endpoints";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const POST = route(postAuthenticator, ({ actor, body }) =>
  setUpAuthenticator(actor, body.currentPassword),
);

export const PUT = route(putAuthenticator, async ({ actor, body }) => {
  const recoveryCodes = await confirmAuthenticator(actor, body);
  afterResponse(runQueuedJobs);
  return { recoveryCodes };
});

export const { GET, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST", "PUT");
