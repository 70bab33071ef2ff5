import "server-only";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { VisitStage } from "@/db/words/analytics";
import { visitOf } from "@/lib/sites/visits/visitor";
import { stageOf, stagesUpTo } from "../rules";
import { storeStageVisitors } from "./commands";
import { createStageCounter, type StageCounter } from "./counter";

/** Next sends one of these headers when it prefetches a page. */
const prefetchHeaders = ["next-router-prefetch", "next-router-segment-prefetch"];

/** The step that a request belongs to; null for other pages, and for prefetched pages. */
function stageAsked(method = "", url = "", headers: IncomingHttpHeaders): VisitStage | null {
  if (method !== "GET" && method !== "HEAD") return null;
  if (prefetchHeaders.some((name) => name in headers)) return null;
  return stageOf(url);
}

/** Counts the visitors of the pages on the way to a payment; it only observes the requests. */
export function countPages(
  counter: StageCounter = createStageCounter({ store: storeStageVisitors }),
) {
  return ({ method, url, headers }: IncomingMessage, response: ServerResponse): boolean => {
    const stage = stageAsked(method, url, headers);
    if (stage !== null) {
      const visit = visitOf({ get: (name) => headers[name]?.toString() ?? null });
      response.once("finish", () => {
        if (!visit || response.statusCode !== 200) return;
        for (const reached of stagesUpTo(stage)) counter.count(reached, visit.visitor);
      });
    }
    return false;
  };
}
