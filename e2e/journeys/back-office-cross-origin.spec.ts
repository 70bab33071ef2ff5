import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page, Response } from "@playwright/test";
import { admin } from "../fixtures/customer";
import { bundleBackOffice } from "../fixtures/react-admin/bundle";
import { addRecords } from "../fixtures/react-admin/records";
import { resources } from "../fixtures/react-admin/resources";
import { test as base, expect } from "../fixtures/test";
import { sampleOf } from "../support/sweep";

/** The one other origin that this shop was built to let in; the suite names one of this machine. */
const office = process.env.BACK_OFFICE_ORIGIN ?? "";

const emptyPage = "<!doctype html><title>Office</title>";

/** Opens a page that is served on a port of its own: another origin than the shop. */
const test = base.extend<{ openAt: (port: number, html?: string) => Promise<void> }>({
  openAt: async ({ page }, use) => {
    const servers: Server[] = [];
    await use(async (port, html = emptyPage) => {
      const server = createServer((_, response) =>
        response.setHeader("content-type", "text/html; charset=utf-8").end(html),
      );
      servers.push(server);
      await once(server.listen(port), "listening");
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    });
    for (const server of servers) server.close();
  },
});

test.skip(!office.startsWith("http://localhost:"), "BACK_OFFICE_ORIGIN is not a local origin");
// Serial, because the allowed origin has one port. Installing react-admin takes a minute.
test.describe.configure({ mode: "default", timeout: 300_000 });
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

async function signIn(page: Page) {
  await page.getByLabel("Username").fill(admin.email);
  await page.getByRole("textbox", { name: "Password" }).fill(admin.password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("a back office on the allowed origin signs in, lists and edits with its token", async ({
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

/** @requirement Back office: An unmodified react-admin works with the API */
test("an unmodified react-admin on that origin signs in, lists, creates and edits presets", async ({
  page,
  openAt,
  baseURL,
}) => {
  await openAt(Number(new URL(office).port), await bundleBackOffice(baseURL ?? ""));
  await signIn(page);
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(1 + 5);

  const name = `Harbour ${randomUUID().slice(0, 8)}`;
  await page.getByRole("link", { name: "Create" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("spinbutton", { name: "Price" }).fill("12.5");
  for (const [field, choice] of [
    ["Color", "blue"],
    ["Type", "home"],
    ["Category", "basic"],
  ] as const) {
    await page.getByLabel(field).click();
    await page.getByRole("option", { name: choice }).click();
  }
  // Disabled again, because other journeys count the presets on sale.
  await page.getByLabel("Is disabled").click();
  await page.getByRole("button", { name: "Save" }).click();
  const created = rows.filter({ hasText: name });
  await expect(created).toContainText("12.5");
  const id = await created.getByRole("cell").first().textContent();

  await created.getByRole("cell").first().click();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue(name);
  await page.getByRole("spinbutton", { name: "Price" }).fill("15");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(created).toContainText("15");

  await created.getByRole("cell").first().click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Element deleted")).toBeVisible();

  await page.goto(`${baseURL}/detail/${id}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("$15");
  await expect(page.getByText("This template is no longer sold.")).toBeVisible();
});

/** The rows of a list's response, with these parameters, to what the page does. */
async function listAfter(
  page: Page,
  parameters: Record<string, string>,
  act: () => Promise<unknown>,
) {
  const isWanted = (response: Response) => {
    const { searchParams } = new URL(response.url());
    return Object.entries(parameters).every(([name, value]) => searchParams.get(name) === value);
  };
  const responded = page.waitForResponse(isWanted, { timeout: 20_000 });
  await act();
  const response = await responded;
  expect(response.status(), response.url()).toBe(200);
  return (await response.json()) as Record<string, unknown>[];
}

const fieldOf = (row: unknown, source: string) =>
  source.split(".").reduce<unknown>((at, name) => Object(at)[name], row);

/** The address of a list in react-admin: what its table and its filter form write there. */
const listAt = (page: Page, resource: string, filter: Record<string, unknown> = {}) => {
  const [origin] = page.url().split("#");
  const query = new URLSearchParams({
    sort: "id",
    order: "DESC",
    page: "1",
    perPage: "5",
    filter: JSON.stringify(filter),
  });
  return page.goto(`${origin}#/${resource}?${query}`);
};

/** @requirement Back office: An unmodified react-admin works with the API */
test("an unmodified react-admin sorts and filters every resource by every column", async ({
  page,
  request,
  openAt,
  baseURL,
}) => {
  test.setTimeout(process.env.SWEEP === "all" ? 3_600_000 : 300_000);
  await addRecords(request);
  await openAt(Number(new URL(office).port), await bundleBackOffice(baseURL ?? ""));
  await signIn(page);
  const table = page.getByRole("table");
  await expect(table).toBeVisible();
  const fields = Object.entries(resources).flatMap(([resource, columns]) =>
    columns.map((source) => ({ resource, source })),
  );
  for (const { resource, source } of sampleOf(fields, 4)) {
    await listAt(page, resource);
    const head = table.getByRole("button", { name: new RegExp(`^Sort by ${source} \\w+$`) });
    const rows = await listAfter(page, { _sort: source }, () => head.click());
    const value = rows.map((row) => fieldOf(row, source)).find((it) => it !== null && it !== "");
    if (value === undefined) continue;
    const found = await listAfter(page, { [source]: String(value) }, () =>
      listAt(page, resource, { [source]: value }),
    );
    expect(found.length, source).toBeGreaterThan(0);
    // Texts are found by their parts.
    for (const row of found) expect(`${fieldOf(row, source)}`, source).toContain(`${value}`);
  }
  await listAt(page, "review");
  await page.getByRole("textbox", { name: "Filter user.name" }).fill("Nobody at all");
  await expect(page.getByText("No Reviews found")).toBeVisible();
});

/** @requirement Back office: An unmodified react-admin works with the API */
test("an unmodified react-admin shows references, and edits a customer and a review", async ({
  page,
  request,
  openAt,
  baseURL,
}) => {
  const { email, presetName, message } = await addRecords(request);
  await openAt(Number(new URL(office).port), await bundleBackOffice(baseURL ?? ""));
  await signIn(page);
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows.first()).toBeVisible();

  await listAt(page, "review", { email });
  const review = rows.filter({ hasText: message });
  await expect(review.getByRole("link", { name: presetName })).toBeVisible();
  await expect(review.getByRole("link", { name: email })).toBeVisible();
  await review.getByRole("cell").first().click();
  await page.getByLabel("Is hidden").click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(review.getByRole("cell", { name: "true" })).toBeVisible();

  await review.getByRole("link", { name: email }).click();
  await expect(page.getByRole("columnheader", { name: "Orders of" })).toBeVisible();
  await expect(rows.filter({ hasText: email })).toBeVisible();
  await page.getByLabel("Firstname").fill("Annabel");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(rows.filter({ hasText: email })).toContainText("Annabel");
});

test("a page on any other origin can read no response", async ({ page, openAt, baseURL }) => {
  const { email, password } = admin;
  const login = await page.request.post(`${baseURL}/api/user/login`, { data: { email, password } });
  const token = await login.json();
  await openAt(0);
  expect(await call(page, `${baseURL}/api/preset/1`)).toBeNull();
  expect(await call(page, `${baseURL}/api/shop/invoice`, { token })).toBeNull();
});
