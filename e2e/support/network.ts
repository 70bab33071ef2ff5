import { afterEach, beforeEach, vi } from "vitest";
import * as onePreset from "@/app/api/preset/[id]/route";
import * as presets from "@/app/api/preset/route";
import * as bought from "@/app/api/shop/bought/route";
import * as order from "@/app/api/shop/order/route";
import { call, type Handler } from "./call";

const routes: Record<string, object> = {
  "/api/preset": presets,
  "/api/shop/order": order,
  "/api/shop/bought": bought,
};

/** Answers for the shop, or lets a request through with null; either may take its time. */
type Between = (method: string, path: string) => Promise<Response | null>;

/** What a page fetches in a test is asked of the real routes, as whoever `as` says. */
export function startNetwork() {
  const network = {
    between: (async () => null) as Between,
    as: {} as Record<string, string>,
  };

  beforeEach(() => {
    network.between = async () => null;
    network.as = {};
    vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
      const { pathname } = new URL(address, "https://shop.test");
      const { method = "GET" } = init;
      const handlers = (routes[pathname] ?? onePreset) as Partial<Record<string, Handler>>;
      const handler = handlers[method];
      if (!handler) throw new TypeError("There is no such route.");
      const answer = await network.between(method, pathname);
      const headers = { ...init.headers, ...network.as };
      const params = { id: pathname.split("/").at(-1) ?? "" };
      return answer ?? call(handler, address, { ...init, headers, params });
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return network;
}
