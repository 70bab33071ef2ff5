import { completeReturn } from "@/lib/checkout/commands/paypal-return";
import { getCaptureReturn } from "@/lib/checkout/endpoints";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { Reply, route } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";
import { links } from "@/lib/links";

export const GET = route(getCaptureReturn, async ({ query }) => {
  const outcome = await completeReturn(query.token);
  afterResponse(runQueuedJobs);
  return new Reply(null, { Location: links.payOutcome(outcome) });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
