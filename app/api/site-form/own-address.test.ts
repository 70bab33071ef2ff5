import { once } from "node:events";
import { type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { database } from "@/db/client";
import { deployments } from "@/db/schema/sites";
import { call } from "@/e2e/support/call";
import { nameSites } from "@/e2e/support/dns";
import { startMailbox } from "@/e2e/support/mailbox";
import { listStored, newForm } from "@/e2e/support/messages";
import { addSite, publishFiles, textFile } from "@/e2e/support/sites";
import { createFrontServer } from "@/lib/platform/front-server/server";
import { absolute } from "@/lib/site";
import { createDomainServer } from "@/lib/sites/domains/server";
import { createServerHosting, createServerVisits } from "@/lib/sites/hosting/server";
import { formPath } from "@/lib/sites/messages/rules";
import { POST } from "./[key]/route";
import { GET } from "./[key]/thanks/route";

startMailbox();
nameSites();

/** In place of Next: leads a request to the routes of forms. */
async function callRoute(received: IncomingMessage): Promise<Response> {
  const { method = "GET", url = "/", headers } = received;
  const key = /^\/api\/site-form\/(\w+)/.exec(url)?.[1] ?? "";
  const type = headers["content-type"] ?? "";
  const isForm = method === "POST";
  return call(isForm ? POST : GET, url, {
    method,
    params: { key },
    headers: { "content-type": type },
    ...(isForm ? { body: await text(received) } : {}),
  });
}

let server: Server;
beforeAll(async () => {
  server = createFrontServer({
    responders: [createDomainServer(createServerHosting(), createServerVisits())],
    handle: async (received, response) => {
      const answer = await callRoute(received);
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(await answer.text());
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a request to this server under the name of the address. */
async function send(address: string, form?: Record<string, string>) {
  const { host, pathname, search } = new URL(address);
  const { port } = server.address() as AddressInfo;
  const type = { "Content-Type": "application/x-www-form-urlencoded" };
  const sent = request({
    host: "127.0.0.1",
    port,
    path: pathname + search,
    method: form ? "POST" : "GET",
    headers: { Host: host, ...(form ? type : {}) },
  });
  sent.end(form && new URLSearchParams(form).toString());
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const { statusCode: status, headers } = response;
  return { status, headers, page: await text(response) };
}

/**
 * @requirement Sites: A site sends its forms to its own origin
 * @requirement Messages: What a reader of a site sends is stored, then emailed to its owner alone
 */
test("a form is sent to the site's own address, arrives, and is thanked for there", async () => {
  const site = await addSite();
  const [row] = await database()
    .select({ key: deployments.formKey })
    .from(deployments)
    .where(eq(deployments.invoiceItemId, site.itemId));
  const page = `<form method="post" action="${absolute(formPath(row?.key ?? ""))}">`;
  await publishFiles(site, [textFile("index.html", page)]);
  const home = `https://${site.name}.sites.test/`;
  const [, action = ""] = /action="([^"]+)"/.exec((await send(home)).page) ?? [];
  expect(new URL(action).origin).toBe(new URL(home).origin);

  const form = newForm();
  const sent = await send(action, form);
  expect(sent.status).toBe(303);
  const thanks = new URL(sent.headers.location ?? "", action);
  expect(thanks.origin).toBe(new URL(home).origin);
  const { status, headers, page: thanked } = await send(thanks.href);
  expect([status, headers["set-cookie"]]).toEqual([200, undefined]);
  expect(thanked).toContain("Thank you");
  expect(thanked).toContain(`href="${home}"`);
  expect(await listStored(site.itemId)).toMatchObject([{ message: form.message, folder: "inbox" }]);
});
