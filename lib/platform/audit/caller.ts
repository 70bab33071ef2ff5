import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { env } from "@/lib/env";
import { callerNetwork } from "@/lib/platform/http/client-ip";
import { deviceOf } from "@/lib/platform/sessions/device";
import type { Caller as Person } from "@/lib/platform/sessions/rules";
import type { ActorKind } from "./rules";

type Identity = Pick<Person, "userId" | "permissions" | "apiToken">;

interface Caller {
  headers: Headers;
  identity?: Identity;
}

/** Separate from the context of log lines, which must not contain addresses. */
const storage = new AsyncLocalStorage<Caller | undefined>();

/**
 * Runs `work`; the events that it records are attributed to the caller of the request with these
 * headers.
 */
export const runAsCaller = <T>(headers: Headers, work: () => T): T =>
  storage.run({ headers }, work);

/**
 * Runs `work`; the events that it records are attributed to the shop itself, even inside of a
 * request.
 */
export const runAsShop = <T>(work: () => T): T => storage.run(undefined, work);

/** The caller has a session. */
export function identifyCaller(identity: Identity): void {
  const caller = storage.getStore();
  if (caller) caller.identity = identity;
}

/** The headers of the current request; none while the shop itself acts. */
export const callerHeaders = (): Headers => storage.getStore()?.headers ?? new Headers();

interface EventActor {
  actorKind: ActorKind;
  actorId: number | null;
  address: string | null;
  device: string | null;
}

const shop: EventActor = { actorKind: "shop", actorId: null, address: null, device: null };

/** The actor of an event that is recorded now. */
export function currentActor(): EventActor {
  const caller = storage.getStore();
  if (!caller) return shop;
  const { headers, identity } = caller;
  const network = callerNetwork(headers, env("http").TRUSTED_PROXIES);
  return {
    actorKind: identity ? (identity.permissions.length > 0 ? "admin" : "customer") : "guest",
    actorId: identity?.userId ?? null,
    address: network === "unknown" ? null : network,
    device: identity?.apiToken ? `API token “${identity.apiToken}”` : deviceOf({ headers }) || null,
  };
}
