import { refuseOthers } from "@/lib/http/json";
import { Reply, route } from "@/lib/http/route";
import { getAllInvoices } from "@/lib/invoices/endpoints";
import { listAllInvoices } from "@/lib/invoices/queries";

export const GET = route(getAllInvoices, async ({ query }) => {
  const { invoices, total } = await listAllInvoices(query);
  return new Reply(invoices, { "X-Total-Count": String(total) });
});

export const { POST, PUT, PATCH, DELETE } = refuseOthers("GET");
