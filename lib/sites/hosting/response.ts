import "server-only";
import { afterResponse } from "@/lib/platform/http/after-response";
import { storeVisits } from "../visits/commands";
import { createVisitCounter } from "../visits/counter";
import { countView } from "./count-view";
import type { HostedAnswer } from "./hosting";

const visits = createVisitCounter({ store: storeVisits });

/**
 * A site's answer as the response of a route: for function hosts. Its visit is stored right after
 * it, because such a process may be suspended until the next request.
 */
export function hostedResponse({ method, headers }: Request, answer: HostedAnswer): Response {
  if (countView(visits, answer, method, headers)) afterResponse(visits.flush);
  return new Response(method === "HEAD" ? null : answer.body, answer);
}
