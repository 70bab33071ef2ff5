import { getEmailSamples } from "@/lib/composition/email-samples/endpoints";
import { listEmailSamples } from "@/lib/composition/email-samples/queries";
import { adminList } from "@/lib/platform/http/admin-list";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { listInMemory } from "@/lib/platform/http/list-in-memory";
import { route, withTotal } from "@/lib/platform/http/route";

export const GET = route(getEmailSamples, async ({ query }) => {
  const list = { ...adminList(query), sort: query._sort };
  const { rows, total } = listInMemory(listEmailSamples(), list);
  return withTotal(rows, total);
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
