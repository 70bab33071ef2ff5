import { forgotPassword } from "@/lib/accounts/commands/forgot-password";
import { postForgot } from "@/lib/accounts/endpoints";
import { afterAnswer } from "@/lib/http/after-answer";
import { refuseOthers } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { sendMailSoon } from "@/lib/mail/commands";

export const POST = route(postForgot, async ({ request, body }) => {
  const email = await forgotPassword(body.email, request);
  afterAnswer(sendMailSoon);
  return email;
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers("POST");
