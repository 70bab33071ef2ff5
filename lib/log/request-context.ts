import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** What is known of the request that is being answered. */
export interface RequestContext {
  requestId: string;
  method: string;
  /** The pattern, never the address: addresses hold names and secrets. */
  route: string;
  actorId?: number;
}

const storage = new AsyncLocalStorage<RequestContext>();

export const currentRequest = (): RequestContext | undefined => storage.getStore();

export const runInRequest = <T>(context: RequestContext, work: () => T): T =>
  storage.run(context, work);

/** From now on every line says who asked. */
export function identifyActor(actorId: number) {
  const context = storage.getStore();
  if (context) context.actorId = actorId;
}

export const requestIdHeader = "X-Request-Id";

/** The caller's own id, when it could not be mistaken for anything else; otherwise a new one. */
export function requestIdOf(given: string | string[] | null | undefined): string {
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** For answers that are given outside of `route`. */
export const requestIdHeaders = ({ headers }: Request) => ({
  [requestIdHeader]: requestIdOf(headers.get(requestIdHeader)),
});
