import { afterAnswer } from "@/lib/http/after-answer";
import { refuseOthers } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { retryMail, sendMailSoon } from "@/lib/mail/commands";
import { postRetry } from "@/lib/mail/endpoints";

export const POST = route(postRetry, async ({ params }) => {
  const mail = await retryMail(params.id);
  afterAnswer(sendMailSoon);
  return mail;
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers("POST");
