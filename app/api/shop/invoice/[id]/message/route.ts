import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { askAboutOrder } from "@/lib/support/commands/ask-about-order";
import { getOrderThread, postQuestion } from "@/lib/support/endpoints";
import { getOrderThreadPage } from "@/lib/support/queries/messages";

export const GET = route(getOrderThread, ({ actor, params, query }) =>
  getOrderThreadPage(params.id, actor.userId, query.before),
);

export const POST = route(postQuestion, async ({ actor, params, body }) => {
  const message = await askAboutOrder(params.id, actor, body.message);
  afterResponse(runQueuedJobs);
  return message;
});

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
