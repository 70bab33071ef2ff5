import { boundedQueue } from "@/lib/bounded-queue";
import { type FactsFound, factsRequest } from "@/lib/customization/facts/api-schemas";
import { postFacts } from "@/lib/customization/facts/endpoints";
import { findAtAddress, findInFile, findInText } from "@/lib/customization/facts/find";
import { readJson } from "@/lib/platform/http/body";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { parse } from "@/lib/platform/http/parse";
import {
  callerRateLimitKey,
  consumeAccountRateLimit,
  consumeCallerRateLimit,
} from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";
import { isForm, readNamedUpload } from "@/lib/platform/http/upload";

const limits = {
  guest: { hits: 20, seconds: 3600 },
  customer: { hits: 60, seconds: 3600 },
};

const maxFileBytes = 5 * 2 ** 20;

/** Guests share a quarter of the places for uploads, so that their slow ones hold up no customer. */
const inGuestsTurn = boundedQueue("guest-files", { concurrency: 10, waiting: 30 });

async function find(request: Request, isGuest: boolean): Promise<FactsFound> {
  if (isForm(request)) {
    const read = () => readNamedUpload(request, maxFileBytes);
    const { file, name } = await (isGuest ? inGuestsTurn(read) : read());
    return findInFile(file, name, request.signal);
  }
  const json = await readJson(request, postFacts.maxBodyKiB);
  const { address, text = "" } = parse(factsRequest, json);
  return address === undefined
    ? findInText(text, request.signal)
    : findAtAddress(address, request.signal);
}

export const POST = route(postFacts, async ({ actor, request }) => {
  if (actor) await consumeAccountRateLimit("facts", actor.userId, limits.customer);
  else await consumeCallerRateLimit("facts", request, limits.guest);
  const inTurn = boundedQueue(callerRateLimitKey("facts", request), { concurrency: 2, waiting: 4 });
  return inTurn(() => find(request, !actor));
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
