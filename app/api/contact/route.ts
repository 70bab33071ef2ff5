import { sendContactMessage } from "@/lib/contact/commands";
import { getMessages, postContact } from "@/lib/contact/endpoints";
import { listMessages } from "@/lib/contact/queries";
import { adminList } from "@/lib/http/admin-list";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { consumeCallerRateLimit } from "@/lib/http/rate-limit";
import { route, withTotal } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";

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
