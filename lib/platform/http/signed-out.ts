"use client";

// Apart from `client.ts`: every page listens, but most visits of a guest send no request.
const listeners = new Set<() => () => void>();

/**
 * Calls `onRequest` when a request starts, and the function it returns if the response is 401. This lets
 * it compare the visitor of that time with the present one: a late 401 may concern a previous login.
 */
export function onSignedOut(onRequest: () => () => void): () => void {
  listeners.add(onRequest);
  return () => listeners.delete(onRequest);
}

/** For a request that starts now: what to call if its response is 401. */
export const signedOutHandlers = (): (() => void)[] =>
  Array.from(listeners, (onRequest) => onRequest());
