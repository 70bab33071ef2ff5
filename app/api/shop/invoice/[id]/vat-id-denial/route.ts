import { postVatIdDenial } from "@/lib/orders/checkout/endpoints";
import { requireOrderTimeline } from "@/lib/orders/checkout/queries";
import { confirmVatIdDenial } from "@/lib/orders/checkout/vat-checks/commands";
import { requireInvoice } from "@/lib/orders/invoices/queries/invoices";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const POST = route(postVatIdDenial, async ({ actor, params: { id } }) => {
  await requireInvoice(id, actor);
  await confirmVatIdDenial(id);
  return requireOrderTimeline(id, actor);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
