import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";

/** The current request, for log lines. */
export interface RequestContext {
  requestId: string;
  method: string;
  /** The route pattern, not the URL: URLs contain personal data and secrets. */
  route: string;
  actorId?: number;
}

const storage = new AsyncLocalStorage<RequestContext>();

export const currentRequest = (): RequestContext | undefined => storage.getStore();

export const runInRequest = <T>(context: RequestContext, work: () => T): T =>
  storage.run(context, work);

/** Adds the customer to all following lines of this request. */
export function identifyActor(actorId: number) {
  const context = storage.getStore();
  if (context) context.actorId = actorId;
}

export const requestIdHeader = "X-Request-Id";

/** The client's or proxy's request id if it is well-formed, otherwise a new one. */
export function requestIdOf(header: string | string[] | null | undefined): string {
  return typeof header === "string" && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}

/** For responses that are not sent by `route`. */
export const requestIdHeaders = ({ headers }: Request) => ({
  [requestIdHeader]: requestIdOf(headers.get(requestIdHeader)),
});
