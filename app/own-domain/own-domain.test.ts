import { expect, test } from "vitest";
import { startFakeDns } from "@/e2e/support/dns";
import { addDomain, addSite, publishText } from "@/e2e/support/sites";
import { GET, POST } from "./[host]/[[...path]]/route";

startFakeDns();

const host = "www.halden.com";

/** As a function host calls the route, for the header that the visitor sent. */
const open = (asked: string, path: string[] = [], of = host, handler = GET, method = "GET") =>
  handler(new Request("https://shop.test/own-domain", { method, headers: { host: asked } }), {
    params: Promise.resolve({ host: of, path }),
  });

test("on function hosts the route answers for the domain of a site, and for nothing else", async () => {
  const site = await addSite();
  await publishText(site, "Hello");
  await addDomain(site, host);
  expect(await (await open(host)).text()).toContain("<h1>Hello</h1>");
  expect((await open(`${host}:443`, ["index.html"])).status).toBe(200);
  expect((await open(host, ["api", "preset"])).status).toBe(404);
  expect((await open(host, [], host, POST, "POST")).status).toBe(405);
  expect((await open("www.voss.com", [], "www.voss.com")).status).toBe(421);
});

test("nobody reads a site's domain under the shop's own name, or another one's", async () => {
  for (const asked of ["shop.test", "localhost", "127.0.0.1", "", "www.voss.com"]) {
    expect((await open(asked)).status, asked).toBe(404);
  }
});
