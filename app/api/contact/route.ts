import { runQueuedJobs } from "@/lib/composition/job-registry";
import { adminList } from "@/lib/platform/http/admin-list";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeCallerRateLimit } from "@/lib/platform/http/rate-limit";
import { route, withTotal } from "@/lib/platform/http/route";
import { sendContactMessage } from "@/lib/support/contact/commands";
import { getMessages, postContact } from "@/lib/support/contact/endpoints";
import { listMessages } from "@/lib/support/contact/queries";

export const POST = route(postContact, async ({ request, body }) => {
  await consumeCallerRateLimit("contact", request, { hits: 10, seconds: 600 });
  const receipt = await sendContactMessage(body);
  afterResponse(runQueuedJobs);
  return receipt;
});

export const GET = route(getMessages, async ({ query }) => {
  const { messages, total } = await listMessages(adminList(query));
  return withTotal(messages, total);
});

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
