import { createSale } from "@/lib/catalogue/sales/commands/edit";
import { getSales, postSale } from "@/lib/catalogue/sales/endpoints";
import { listSales } from "@/lib/catalogue/sales/queries";
import { runQueuedJobs } from "@/lib/composition/job-registry";
import { adminList } from "@/lib/platform/http/admin-list";
import { afterResponse } from "@/lib/platform/http/after-response";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route, withTotal } from "@/lib/platform/http/route";

export const GET = route(getSales, async ({ query }) => {
  const { sales, total } = await listSales(adminList(query));
  return withTotal(sales, total);
});

export const POST = route(postSale, async ({ body }) => {
  const sale = await createSale(body);
  afterResponse(runQueuedJobs);
  return sale;
});

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
