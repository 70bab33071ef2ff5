import { after } from "next/server";
import { sendContactMessage } from "@/lib/contact/commands";
import { postContact } from "@/lib/contact/endpoints";
import { countCaller } from "@/lib/http/commands";
import { refuseOthers } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { sendDueMail } from "@/lib/mail/commands";

export const POST = route(postContact, async ({ request, body }) => {
  await countCaller("contact", request, { hits: 10, seconds: 600 });
  const receipt = await sendContactMessage(body);
  after(() => sendDueMail());
  return receipt;
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers("POST");
