import { runQueuedJobs } from "@/lib/composition/job-registry";
import { adminList } from "@/lib/platform/http/admin-list";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route, withTotal } from "@/lib/platform/http/route";
import { answerCustomer } from "@/lib/support/commands/answer-customer";
import { getThreadMessageList, postThreadMessage } from "@/lib/support/endpoints";
import { listMessages } from "@/lib/support/queries/messages";

export const GET = route(getThreadMessageList, async ({ query }) => {
  const { messages, total } = await listMessages(adminList(query));
  return withTotal(messages, total);
});

export const POST = route(postThreadMessage, async ({ actor, body: { threadId, ...answer } }) => {
  const message = await answerCustomer(threadId, actor, answer);
  afterResponse(runQueuedJobs);
  return message;
});

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
