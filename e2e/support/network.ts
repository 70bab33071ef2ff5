import { afterEach, beforeEach, vi } from "vitest";
import * as oneBusiness from "@/app/api/business/[id]/route";
import * as business from "@/app/api/business/route";
import * as oneDraft from "@/app/api/draft/[template]/route";
import * as drafts from "@/app/api/draft/route";
import * as onePreset from "@/app/api/preset/[id]/route";
import * as presets from "@/app/api/preset/route";
import * as oneSaved from "@/app/api/saved/[id]/route";
import * as saved from "@/app/api/saved/route";
import * as bought from "@/app/api/shop/bought/route";
import * as invoice from "@/app/api/shop/invoice/[id]/route";
import * as order from "@/app/api/shop/order/route";
import * as payOrder from "@/app/api/shop/pay_order/route";
import * as quote from "@/app/api/shop/quote/route";
import { call, type Handler } from "./call";

const routes: Record<string, object> = {
  "/api/business": business,
  "/api/draft": drafts,
  "/api/preset": presets,
  "/api/saved": saved,
  "/api/shop/order": order,
  "/api/shop/bought": bought,
  "/api/shop/pay_order": payOrder,
  "/api/shop/quote": quote,
};

/** Of addresses with a name or an id at their end. */
const oneOf: Record<string, object> = {
  "/api/business": oneBusiness,
  "/api/draft": oneDraft,
  "/api/preset": onePreset,
  "/api/saved": oneSaved,
  "/api/shop/invoice": invoice,
};

/** Returns a response in place of the route, or null to call the route. */
type Intercept = (method: string, path: string) => Promise<Response | null>;

/**
 * Replaces `fetch` by calls to the real route handlers, with `headers` added to every request. What has a host, such
 * as a fake service, is fetched.
 */
export function startNetwork() {
  const fetchOutside = globalThis.fetch;
  const network = {
    intercept: (async () => null) as Intercept,
    headers: {} as Record<string, string>,
  };

  beforeEach(() => {
    network.intercept = async () => null;
    network.headers = {};
    vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
      if (URL.canParse(address)) return fetchOutside(address, init);
      const { pathname } = new URL(address, "https://shop.test");
      const { method = "GET" } = init;
      const one = oneOf[pathname.slice(0, pathname.lastIndexOf("/"))] ?? {};
      const handlers = (routes[pathname] ?? one) as Partial<Record<string, Handler>>;
      const handler = handlers[method];
      if (!handler) throw new TypeError("There is no such route.");
      const response = await network.intercept(method, pathname);
      const headers = { ...init.headers, ...network.headers };
      const id = decodeURIComponent(pathname.split("/").at(-1) ?? "");
      const params = { id, template: id };
      return response ?? call(handler, address, { ...init, headers, params });
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return network;
}
