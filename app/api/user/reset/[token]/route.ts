import { after } from "next/server";
import { resetPassword } from "@/lib/accounts/commands/reset-password";
import { putReset } from "@/lib/accounts/endpoints";
import { refuseOthers } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { sendDueMail } from "@/lib/mail/commands";

export const PUT = route(putReset, async ({ request, params, body }) => {
  const email = await resetPassword({ ...params, ...body }, request);
  after(() => sendDueMail());
  return email;
});

export const { GET, POST, PATCH, DELETE } = refuseOthers("PUT");
