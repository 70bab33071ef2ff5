import "server-only";
import type { VisitCounter } from "../visits/counter";
import { siteVisitOf } from "../visits/visitor";
import type { HostedAnswer } from "./hosting";

/** Counts an answer if it is a page or its styles; returns whether it did. */
export function countView(
  visits: VisitCounter,
  { view }: HostedAnswer,
  method: string | undefined,
  headers: Pick<Headers, "get">,
): boolean {
  const visit = view && method === "GET" ? siteVisitOf(headers) : null;
  if (!view || !visit) return false;
  visits.count({ ...view, ...visit, isKnown: headers.get("if-none-match") !== null });
  return true;
}
