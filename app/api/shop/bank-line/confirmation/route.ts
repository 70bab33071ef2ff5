import { runQueuedJobs } from "@/lib/composition/job-registry";
import { confirmLines } from "@/lib/orders/checkout/commands/bank-lines";
import { postBankConfirmation } from "@/lib/orders/transfers/statements/endpoints";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const POST = route(postBankConfirmation, async ({ actor, body }) => {
  const results = await confirmLines(body, actor);
  afterResponse(runQueuedJobs);
  return results;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
