import * as health from "@/app/api/health/route";
import * as presets from "@/app/api/preset/route";
import * as cart from "@/app/api/shop/order/route";
import * as order from "@/app/api/shop/pay_order/route";
import * as siteForm from "@/app/api/site-form/[key]/route";
import { listen, readBytes } from "@/e2e/fakes/http-service";
import type { Handler } from "../call";

const routes: Record<string, object> = {
  "/api/health": health,
  "/api/preset": presets,
  "/api/shop/order": cart,
  "/api/shop/pay_order": order,
};

/** A process of the shop that answers over HTTP by its own routes, and says where. */
const { url } = await listen(0, async (request, response) => {
  const address = new URL(request.url ?? "/", "http://localhost");
  const { method = "GET" } = request;
  const [, key] = /^\/api\/site-form\/(\w+)$/.exec(address.pathname) ?? [];
  const route = key ? siteForm : routes[address.pathname];
  const handler = (route as Record<string, Handler> | undefined)?.[method];
  if (!handler) throw new Error(`There is no ${method} ${address.pathname}.`);
  const body = method === "GET" ? undefined : await readBytes(request);
  const headers = new Headers(request.headers as Record<string, string>);
  const asked = new Request(address, { method, headers, ...(body?.length ? { body } : {}) });
  const answer = (await handler(asked, {
    params: Promise.resolve({ key: key ?? "" }),
  })) as Response;
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
});
process.stdout.write(`${url}\n`);
