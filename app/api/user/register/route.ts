import { after } from "next/server";
import { register } from "@/lib/accounts/commands/register";
import { postRegister } from "@/lib/accounts/endpoints";
import { refuseOthers } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { sendDueMail } from "@/lib/mail/commands";

export const POST = route(postRegister, async ({ request, body }) => {
  const registered = await register(body, request);
  after(() => sendDueMail());
  return registered;
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers("POST");
