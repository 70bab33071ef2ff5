import { resetPassword } from "@/lib/accounts/commands/reset-password";
import { putReset } from "@/lib/accounts/endpoints";
import { afterAnswer } from "@/lib/http/after-answer";
import { refuseOthers } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { sendMailSoon } from "@/lib/mail/commands";

export const PUT = route(putReset, async ({ request, params, body }) => {
  const email = await resetPassword({ ...params, ...body }, request);
  afterAnswer(sendMailSoon);
  return email;
});

export const { GET, POST, PATCH, DELETE } = refuseOthers("PUT");
