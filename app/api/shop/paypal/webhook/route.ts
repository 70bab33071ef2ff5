import { deliverNow } from "@/app/delivery/deploy";
import { followNotice, receiveNotice } from "@/lib/checkout/commands/notices";
import { unlessPaypalIsAway } from "@/lib/checkout/commands/outage";
import { postPaypalNotice } from "@/lib/checkout/endpoints";
import { afterAnswer } from "@/lib/http/after-answer";
import { readText } from "@/lib/http/body";
import { countCaller } from "@/lib/http/commands";
import { refuseOthers } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const POST = route(postPaypalNotice, async ({ request }) => {
  // Each one makes us ask PayPal: nobody may have us ask without end.
  await countCaller("paypal-notice", request, { hits: 600, seconds: 60 });
  const id = await receiveNotice(request.headers, await readText(request));
  afterAnswer(async () => {
    let hasMoved = false;
    await unlessPaypalIsAway(async () => {
      hasMoved = await followNotice(id);
    });
    if (hasMoved) await deliverNow();
  });
  return { id };
});

export const { GET, PUT, PATCH, DELETE } = refuseOthers("POST");
