import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { env } from "@/lib/env";
import { callerNetwork } from "@/lib/http/client-ip";
import { deviceOf } from "@/lib/sessions/device";
import type { Actor } from "@/lib/sessions/rules";
import type { ActorKind } from "./rules";

type Identity = Pick<Actor, "userId" | "isAdmin">;

interface Caller {
  headers: Headers;
  identity?: Identity;
}

/** Apart from the context of log lines, which must not have addresses. */
const storage = new AsyncLocalStorage<Caller | undefined>();

/** The events that `work` records are the caller's of a request with these headers. */
export const runAsCaller = <T>(headers: Headers, work: () => T): T =>
  storage.run({ headers }, work);

/** The events that `work` records are the shop's own, whoever's request it runs in or after. */
export const runAsShop = <T>(work: () => T): T => storage.run(undefined, work);

/** The caller has a session. */
export function identifyCaller(identity: Identity): void {
  const caller = storage.getStore();
  if (caller) caller.identity = identity;
}

/** The headers of the current request; none of the shop's own work. */
export const callerHeaders = (): Headers => storage.getStore()?.headers ?? new Headers();

interface EventActor {
  actorKind: ActorKind;
  actorId: number | null;
  address: string | null;
  device: string | null;
}

const shop: EventActor = { actorKind: "shop", actorId: null, address: null, device: null };

/** Whose event it is that is recorded now. */
export function currentActor(): EventActor {
  const caller = storage.getStore();
  if (!caller) return shop;
  const { headers, identity } = caller;
  const network = callerNetwork(headers, env("http").TRUSTED_PROXIES);
  return {
    actorKind: identity ? (identity.isAdmin ? "admin" : "customer") : "guest",
    actorId: identity?.userId ?? null,
    address: network === "unknown" ? null : network,
    device: deviceOf({ headers }) || null,
  };
}
