import { boundedQueue } from "@/lib/bounded-queue";
import { writerHost } from "@/lib/customization/writer/ask-writer";
import { getWriter, postRephrase } from "@/lib/customization/writer/endpoints";
import { rephrase } from "@/lib/customization/writer/rephrase";
import { methodNotAllowed } from "@/lib/platform/http/json";
import {
  accountRateLimitKey,
  callerRateLimitKey,
  consumeRateLimits,
} from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";

const limits = {
  guest: { hits: 10, seconds: 3600 },
  customer: { hits: 30, seconds: 3600 },
  /** Each guest can have many addresses, and the shop pays for each answer. */
  guests: { hits: 300, seconds: 3600 },
};

/** Each wish waits for somebody else's machine. */
const inTurn = boundedQueue("rephrase", { concurrency: 8, waiting: 24 });

export const GET = route(getWriter, async () => ({ host: writerHost() }));

export const POST = route(postRephrase, async ({ actor, body, request }) => {
  const key = actor
    ? accountRateLimitKey("rephrase", actor.userId)
    : callerRateLimitKey("rephrase", request);
  await consumeRateLimits(
    actor
      ? [{ key, limit: limits.customer }]
      : [
          { key, limit: limits.guest },
          { key: "rephrase:guests", limit: limits.guests },
        ],
  );
  return boundedQueue(key, { concurrency: 1, waiting: 2 })(() =>
    inTurn(() => rephrase(body, request.signal)),
  );
});

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
