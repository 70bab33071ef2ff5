import { deliverNow } from "@/app/delivery/deploy";
import { payOrder } from "@/lib/checkout/commands/pay-order";
import { sweepNowAndThen } from "@/lib/checkout/commands/sweep";
import { postPayOrder } from "@/lib/checkout/endpoints";
import { afterAnswer } from "@/lib/http/after-answer";
import { refuseOthers } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { sendMailSoon } from "@/lib/mail/commands";
import { resolveAccount } from "@/lib/sessions/queries";

export const POST = route(postPayOrder, async ({ request, actor, body }) => {
  const userId = await resolveAccount(actor, body.email);
  const answer = await payOrder(userId, body, request.headers.get("idempotency-key"));
  if (body.paymentMethod === "bank_transfer") afterAnswer(sendMailSoon);
  afterAnswer(() => sweepNowAndThen(deliverNow));
  return answer;
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers("POST");
