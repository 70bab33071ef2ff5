import { payOrder } from "@/lib/checkout/commands/pay-order";
import { runCheckoutJobsOccasionally } from "@/lib/checkout/commands/scheduled-jobs";
import { postPayOrder } from "@/lib/checkout/endpoints";
import { deliverPaidOrders } from "@/lib/delivery/deliver";
import { sendQueuedEmails } from "@/lib/email/commands";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";
import { resolveAccount } from "@/lib/sessions/queries";

export const POST = route(postPayOrder, async ({ request, actor, body }) => {
  const userId = await resolveAccount(actor, body.email);
  const response = await payOrder(userId, body, request.headers.get("idempotency-key"));
  if (body.paymentMethod === "bank_transfer") afterResponse(sendQueuedEmails);
  afterResponse(() => runCheckoutJobsOccasionally(deliverPaidOrders));
  return response;
});

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed("POST");
