import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";
import { saveFormSettings } from "@/lib/sites/commands/form-settings";
import { putSiteForm } from "@/lib/sites/endpoints";
import { requireSite } from "@/lib/sites/queries/site";

export const PUT = route(putSiteForm, async ({ actor, params, body }) => {
  await consumeAccountRateLimit("site-form-settings", actor.userId, { hits: 60, seconds: 600 });
  await saveFormSettings(actor.userId, params, body);
  afterResponse(runQueuedJobs);
  return requireSite(actor.userId, params.license);
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = methodNotAllowed("PUT");
