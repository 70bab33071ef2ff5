import { boundedQueue } from "@/lib/bounded-queue";
import { type FactsFound, factsRequest } from "@/lib/customization/facts/api-schemas";
import { postFacts } from "@/lib/customization/facts/endpoints";
import { findAtAddress, findInFile, findInText } from "@/lib/customization/facts/find";
import { readJson } from "@/lib/platform/http/body";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { parse } from "@/lib/platform/http/parse";
import {
  accountRateLimitKey,
  callerRateLimitKey,
  consumeAccountRateLimit,
  consumeCallerRateLimit,
} from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";
import { inNetworksTurn, inUploadTurn, isForm, readNamedUpload } from "@/lib/platform/http/upload";
import type { Caller } from "@/lib/platform/sessions/rules";

const limits = {
  guest: { hits: 20, seconds: 3600 },
  customer: { hits: 60, seconds: 3600 },
};

const maxFileBytes = 5 * 2 ** 20;

/** Guests share a quarter of the places for uploads, so that their slow ones hold up no customer. */
const inGuestsTurn = boundedQueue("guest-files", { concurrency: 10, waiting: 30 });

/** Reads what was sent. It is searched in a turn of its own, so that nobody waits for a slow sender. */
async function readTask(
  request: Request,
  actor: Caller | null,
): Promise<() => Promise<FactsFound>> {
  const { signal } = request;
  if (isForm(request)) {
    const read = () => readNamedUpload(request, maxFileBytes);
    const { file, name } = actor
      ? await inUploadTurn(actor, request, read)
      : await inNetworksTurn("guest-file", request, 2)(() => inGuestsTurn(read));
    return () => findInFile(file, name, signal);
  }
  const json = await readJson(request, postFacts.maxBodyKiB);
  const { address, text = "" } = parse(factsRequest, json);
  return () => (address === undefined ? findInText(text, signal) : findAtAddress(address, signal));
}

export const POST = route(postFacts, async ({ actor, request }) => {
  if (actor) await consumeAccountRateLimit("facts", actor.userId, limits.customer);
  else await consumeCallerRateLimit("facts", request, limits.guest);
  const find = await readTask(request, actor);
  const key = actor
    ? accountRateLimitKey("facts", actor.userId)
    : callerRateLimitKey("facts", request);
  return boundedQueue(key, { concurrency: 2, waiting: 4 })(find);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
