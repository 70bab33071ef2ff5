import { postEvidence } from "@/lib/orders/checkout/endpoints";
import { confirmEvidence } from "@/lib/orders/checkout/evidence/commands";
import { requireOrderTimeline } from "@/lib/orders/checkout/queries";
import { requireInvoice } from "@/lib/orders/invoices/queries/invoices";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const POST = route(postEvidence, async ({ actor, params: { id } }) => {
  await requireInvoice(id, actor);
  await confirmEvidence(id);
  return requireOrderTimeline(id, actor);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
