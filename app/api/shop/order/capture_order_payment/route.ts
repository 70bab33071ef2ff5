import { deliverNow } from "@/app/delivery/deploy";
import { finishReturn } from "@/lib/checkout/commands/returns";
import { getCaptureReturn } from "@/lib/checkout/endpoints";
import { afterAnswer } from "@/lib/http/after-answer";
import { refuseOthers } from "@/lib/http/json";
import { Reply, route } from "@/lib/http/route";
import { links } from "@/lib/links";

export const GET = route(getCaptureReturn, async ({ query }) => {
  const outcome = await finishReturn(query.token);
  afterAnswer(deliverNow);
  return new Reply(null, { Location: links.payOutcome(outcome) });
});

export const { POST, PUT, PATCH, DELETE } = refuseOthers("GET");
