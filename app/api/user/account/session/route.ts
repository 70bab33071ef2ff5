import { dropTicket } from "@/lib/accounts/identity/cookies";
import { signOutEverywhere } from "@/lib/accounts/security/commands/sign-out-everywhere";
import { deleteSessions } from "@/lib/accounts/security/endpoints";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { env } from "@/lib/env";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed, setCookies } from "@/lib/platform/http/json";
import { Reply, route } from "@/lib/platform/http/route";
import { expiredSessionCookie } from "@/lib/platform/sessions/rules";

export const DELETE = route(deleteSessions, async ({ actor, query, request }) => {
  await signOutEverywhere(actor, query.keepsApiTokens);
  afterResponse(runQueuedJobs);
  const expired = expiredSessionCookie(env("site").SITE_URL);
  return new Reply(null, setCookies([expired, ...dropTicket(request)]));
});

export const { GET, POST, PUT, PATCH, OPTIONS } = methodNotAllowed("DELETE");
