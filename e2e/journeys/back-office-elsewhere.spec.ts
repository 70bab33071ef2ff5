import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { admin } from "../fixtures/customer";
import { test as base, expect } from "../fixtures/test";

/** The one other origin that this shop was built to let in; the suite names one of this machine. */
const office = process.env.BACK_OFFICE_ORIGIN ?? "";

/** Opens a page that is served on a port of its own: another origin than the shop. */
const test = base.extend<{ openAt: (port: number) => Promise<void> }>({
  openAt: async ({ page }, use) => {
    const servers: Server[] = [];
    await use(async (port) => {
      const server = createServer((_, response) =>
        response.setHeader("content-type", "text/html").end("<!doctype html><title>Office</title>"),
      );
      servers.push(server);
      await once(server.listen(port), "listening");
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    });
    for (const server of servers) server.close();
  },
});

test.skip(
  !office.startsWith("http://localhost:"),
  "This shop names no back office of this machine",
);
test.use({ expectedErrors: [/CORS policy|ERR_FAILED|favicon/] });

interface Call {
  method?: string;
  token?: string;
  body?: object;
}

/** As a page there would; null when the browser keeps the answer from it. */
const call = (page: Page, url: string, { method = "GET", token, body }: Call = {}) =>
  page.evaluate(
    async ([address, init]) => {
      const response = await fetch(address, init).catch(() => null);
      if (!response) return null;
      const total = response.headers.get("x-total-count");
      return { status: response.status, total, body: await response.json() };
    },
    [
      url,
      {
        method,
        headers: {
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...(body ? { "Content-Type": "application/json" } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      },
    ] as const,
  );

test("a back office on the host that is named signs in, lists and edits with its token", async ({
  page,
  openAt,
  baseURL,
}) => {
  await openAt(Number(new URL(office).port));
  const { email, password } = admin;
  const login = await call(page, `${baseURL}/api/user/login`, {
    method: "POST",
    body: { email, password },
  });
  expect(login?.status).toBe(200);
  const token = login?.body as string;

  const orders = await call(page, `${baseURL}/api/shop/invoice?_start=0&_end=1`, { token });
  expect(orders?.status).toBe(200);
  expect(orders?.total).toMatch(/^\d+$/);
  const edited = await call(page, `${baseURL}/api/preset/1`, {
    method: "PUT",
    token,
    body: { isDisabled: false },
  });
  expect(edited).toMatchObject({ status: 200, body: { id: 1, isDisabled: false } });
});

test("a page on any other host may read nothing, whatever it brings", async ({
  page,
  openAt,
  baseURL,
}) => {
  const { email, password } = admin;
  const login = await page.request.post(`${baseURL}/api/user/login`, { data: { email, password } });
  const token = await login.json();
  await openAt(0);
  expect(await call(page, `${baseURL}/api/preset/1`)).toBeNull();
  expect(await call(page, `${baseURL}/api/shop/invoice`, { token })).toBeNull();
});
