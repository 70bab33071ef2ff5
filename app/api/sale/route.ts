import { adminList } from "@/lib/http/admin-list";
import { afterResponse } from "@/lib/http/after-response";
import { methodNotAllowed } from "@/lib/http/json";
import { route, withTotal } from "@/lib/http/route";
import { runQueuedJobs } from "@/lib/job-registry";
import { createSale } from "@/lib/sales/commands/edit";
import { getSales, postSale } from "@/lib/sales/endpoints";
import { listSales } from "@/lib/sales/queries";

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
