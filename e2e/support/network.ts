import { afterEach, beforeEach, vi } from "vitest";
import * as onePreset from "@/app/api/preset/[id]/route";
import * as presets from "@/app/api/preset/route";
import * as oneSaved from "@/app/api/saved/[id]/route";
import * as saved from "@/app/api/saved/route";
import * as bought from "@/app/api/shop/bought/route";
import * as order from "@/app/api/shop/order/route";
import { call, type Handler } from "./call";

const routes: Record<string, object> = {
  "/api/preset": presets,
  "/api/saved": saved,
  "/api/shop/order": order,
  "/api/shop/bought": bought,
};

/** Returns a response in place of the route, or null to call the route. */
type Intercept = (method: string, path: string) => Promise<Response | null>;

/** Replaces `fetch` by calls to the real route handlers, with `headers` added to every request. */
export function startNetwork() {
  const network = {
    intercept: (async () => null) as Intercept,
    headers: {} as Record<string, string>,
  };

  beforeEach(() => {
    network.intercept = async () => null;
    network.headers = {};
    vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
      const { pathname } = new URL(address, "https://shop.test");
      const { method = "GET" } = init;
      const one = pathname.startsWith("/api/saved/") ? oneSaved : onePreset;
      const handlers = (routes[pathname] ?? one) as Partial<Record<string, Handler>>;
      const handler = handlers[method];
      if (!handler) throw new TypeError("There is no such route.");
      const response = await network.intercept(method, pathname);
      const headers = { ...init.headers, ...network.headers };
      const params = { id: pathname.split("/").at(-1) ?? "" };
      return response ?? call(handler, address, { ...init, headers, params });
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return network;
}
