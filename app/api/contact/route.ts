import { sendContactMessage } from "@/lib/contact/commands";
import { getMessages, postContact } from "@/lib/contact/endpoints";
import { listMessages } from "@/lib/contact/queries";
import { adminList } from "@/lib/http/admin-list";
import { afterAnswer } from "@/lib/http/after-answer";
import { countCaller } from "@/lib/http/commands";
import { refuseOthers } from "@/lib/http/json";
import { route, withTotal } from "@/lib/http/route";
import { sendMailSoon } from "@/lib/mail/commands";

export const POST = route(postContact, async ({ request, body }) => {
  await countCaller("contact", request, { hits: 10, seconds: 600 });
  const receipt = await sendContactMessage(body);
  afterAnswer(sendMailSoon);
  return receipt;
});

export const GET = route(getMessages, async ({ query }) => {
  const { messages, total } = await listMessages(adminList(query));
  return withTotal(messages, total);
});

export const { PUT, PATCH, DELETE } = refuseOthers("GET", "POST");
