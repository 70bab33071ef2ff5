import { register } from "@/lib/accounts/commands/register";
import { postRegister } from "@/lib/accounts/endpoints";
import { afterAnswer } from "@/lib/http/after-answer";
import { refuseOthers } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { sendMailSoon } from "@/lib/mail/commands";

export const POST = route(postRegister, async ({ request, body }) => {
  const registered = await register(body, request);
  afterAnswer(sendMailSoon);
  return registered;
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers("POST");
