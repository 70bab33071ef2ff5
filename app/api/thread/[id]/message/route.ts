import { runQueuedJobs } from "@/lib/composition/job-registry";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import { answerCustomer } from "@/lib/support/commands/answer-customer";
import { getThreadMessages, postAnswer } from "@/lib/support/endpoints";
import { listThreadMessages } from "@/lib/support/queries/messages";

export const GET = route(getThreadMessages, ({ params, query }) =>
  listThreadMessages(params.id, query.before),
);

export const POST = route(postAnswer, async ({ actor, params, body }) => {
  const message = await answerCustomer(params.id, actor, body);
  afterResponse(runQueuedJobs);
  return message;
});

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
