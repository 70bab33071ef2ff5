import { getEmailSamples } from "@/lib/email-samples/endpoints";
import { listEmailSamples } from "@/lib/email-samples/queries";
import { adminList } from "@/lib/http/admin-list";
import { methodNotAllowed } from "@/lib/http/json";
import { listInMemory } from "@/lib/http/list-in-memory";
import { route, withTotal } from "@/lib/http/route";

export const GET = route(getEmailSamples, async ({ query }) => {
  const list = { ...adminList(query), sort: query._sort };
  const { rows, total } = listInMemory(listEmailSamples(), list);
  return withTotal(rows, total);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
