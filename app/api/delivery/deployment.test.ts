import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { PUT as markInvoice } from "@/app/api/shop/invoice/[id]/route";
import { GET as showSite } from "@/app/sites/[site]/[[...path]]/route";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { emailOutbox } from "@/db/schema/email";
import { call, jsonBody } from "@/e2e/support/call";
import { addAdmin, addCustomer } from "@/e2e/support/customers";
import { addRevision } from "@/e2e/support/factories";
import { startMailbox } from "@/e2e/support/mailbox";
import { runJobs } from "@/e2e/support/payments";
import { addPurchase, refund } from "@/e2e/support/purchases";
import { addAttempts } from "@/e2e/support/rate-limits";
import type { DeploymentView } from "@/lib/sites/schemas";
import { DELETE, POST } from "./[presetId]/deployment/route";
import { GET } from "./deployments/route";

startMailbox();

type Customer = Awaited<ReturnType<typeof addCustomer>>;

const list = async ({ bearer }: Customer): Promise<DeploymentView[]> =>
  (await call(GET, "/api/delivery/deployments", { headers: bearer })).json();

const change = (method: "POST" | "DELETE", presetId: number, customer?: Customer, query = "") =>
  call(method === "POST" ? POST : DELETE, `/api/delivery/${presetId}/deployment${query}`, {
    method,
    params: { presetId: String(presetId) },
    headers: customer?.bearer ?? {},
  });

const show = (site: string, path?: string[]) =>
  call(showSite, "/", { params: { site, ...(path ? { path } : {}) } });

/** Requests a file of a deployed site by its public URL. */
async function open(address: string | null | undefined, file = "index.html") {
  const [, , site = "", ...path] = new URL(file, address ?? "").pathname.split("/");
  return show(site, path);
}

async function addLiveSite() {
  const customer = await addCustomer({ name: "Halden" });
  const purchase = await addPurchase(customer, { withDeployment: true });
  await runJobs();
  const [deployment] = await list(customer);
  return { customer, purchase, deployment };
}

/**
 * @requirement Delivery: What was paid for with deployment goes live, changes with its brand, and
 *   can be taken offline
 */
test("a purchase with deployment is built, live and announced by email", async () => {
  const { customer, purchase, deployment } = await addLiveSite();
  expect(deployment).toMatchObject({
    presetId: purchase.presetId,
    status: "live",
    canDeploy: true,
    canTakeOffline: true,
  });
  expect(deployment?.timeline.map(({ status }) => status)).toEqual(["ordered", "building", "live"]);
  const page = await open(deployment?.address);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const html = await page.text();
  expect(html).toContain("Halden");
  const styles = /href="(styles[^"]+)"/.exec(html)?.[1];
  expect((await open(deployment?.address, styles)).headers.get("content-type")).toMatch(/css/);
  const emails = await database().select().from(emailOutbox);
  const received = emails.filter(({ payload }) => payload.to === customer.email);
  expect(received.map(({ payload }) => payload.subject)).toEqual([
    expect.stringMatching(/^Your site is online/),
  ]);
});

/** @requirement Delivery: The zip and the site have the customer's words to the letter */
test("a site is deployed with the newest revision, and keeps it until it is deployed again", async () => {
  const customer = await addCustomer();
  await addRevision(customer, { number: 1 });
  const { presetId } = await addPurchase(customer, { withDeployment: true });
  await runJobs();
  const [first] = await list(customer);
  expect(first).toMatchObject({ status: "live", revision: 1 });
  expect(await (await open(first?.address)).text()).toContain("Revision 1");
  expect((await open(first?.address, "content.json")).status).toBe(404);

  await addRevision(customer, { number: 2 });
  await addRevision(customer, { number: 3 });
  await runJobs();
  expect(await list(customer)).toMatchObject([{ revision: 1 }]);

  expect(await (await change("POST", presetId, customer)).json()).toMatchObject({ revision: 3 });
  expect(await (await open(first?.address)).text()).toContain("Revision 3");
  const chosen = await change("POST", presetId, customer, "?revision=2");
  expect(await chosen.json()).toMatchObject({ revision: 2 });
  expect(await (await open(first?.address)).text()).toContain("Revision 2");
  expect((await change("POST", presetId, customer, "?revision=9")).status).toBe(404);
  expect(await list(customer)).toMatchObject([{ status: "live", revision: 2 }]);
});

test("the deployment starts after the payment, without the scheduled jobs", async () => {
  const customer = await addCustomer();
  const { invoiceId } = await addPurchase(customer, { withDeployment: true, status: "pending" });
  const { bearer } = await addAdmin();
  const marked = await call(markInvoice, `/api/shop/invoice/${invoiceId}`, {
    ...jsonBody({ isPaid: true }, bearer),
    method: "PUT",
    params: { id: String(invoiceId) },
  });
  expect(marked.status).toBe(200);
  expect(await list(customer)).toMatchObject([{ status: "live" }]);
});

test("running the scheduled jobs again changes nothing", async () => {
  const { customer } = await addLiveSite();
  const before = await list(customer);
  await runJobs();
  expect(await list(customer)).toEqual(before);
});

test("a purchase without deployment, or unpaid, has none", async () => {
  const customer = await addCustomer();
  await addPurchase(customer);
  await addPurchase(customer, { withDeployment: true, status: "pending" });
  await runJobs();
  expect(await list(customer)).toEqual([]);
});

test("a new brand is deployed at the same address", async () => {
  const { customer, purchase, deployment } = await addLiveSite();
  await database().update(users).set({ name: "Voss" }).where(eq(users.id, customer.id));
  const response = await change("POST", purchase.presetId, customer);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: "ordered", canDeploy: false });
  const [again] = await list(customer);
  expect(again).toMatchObject({ status: "live", address: deployment?.address });
  expect(await (await open(again?.address)).text()).toContain("Voss");
});

test("a site taken offline is 404 until it is deployed again", async () => {
  const { customer, purchase, deployment } = await addLiveSite();
  await change("DELETE", purchase.presetId, customer);
  expect((await list(customer))[0]).toMatchObject({ status: "offline", address: null });
  expect((await open(deployment?.address)).status).toBe(404);
  expect((await change("DELETE", purchase.presetId, customer)).status).toBe(409);
  await change("POST", purchase.presetId, customer);
  expect((await open(deployment?.address)).status).toBe(200);
});

test("a refunded site is taken offline and cannot be deployed again", async () => {
  const { customer, purchase, deployment } = await addLiveSite();
  await refund(purchase);
  await runJobs();
  expect((await open(deployment?.address)).status).toBe(404);
  expect((await change("POST", purchase.presetId, customer)).status).toBe(404);
});

test("only the owner can see and change a deployment", async () => {
  const { customer, purchase } = await addLiveSite();
  const otherCustomer = await addCustomer();
  expect((await call(GET, "/api/delivery/deployments")).status).toBe(401);
  expect(await list(otherCustomer)).toEqual([]);
  for (const method of ["POST", "DELETE"] as const) {
    expect((await change(method, purchase.presetId)).status).toBe(401);
    expect((await change(method, purchase.presetId, otherCustomer)).status).toBe(404);
  }
  expect((await list(customer))[0]?.status).toBe("live");
});

test.each(["../../etc/passwd", "a\0b", "nowhere.html"])("a site has no file %j", async (file) => {
  const { deployment } = await addLiveSite();
  const site = new URL(deployment?.address ?? "").pathname.split("/")[2] ?? "";
  const response = await show(site, [file]);
  expect(response.status).toBe(404);
});

test("a site's folder URL redirects to its page", async () => {
  const { deployment } = await addLiveSite();
  const site = new URL(deployment?.address ?? "").pathname.split("/")[2] ?? "";
  const response = await show(site);
  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe(deployment?.address);
  expect((await show("nobody")).status).toBe(404);
});

test("an account may deploy twenty times in ten minutes", async () => {
  const { customer, purchase } = await addLiveSite();
  await addAttempts("deployment", customer.id, 19);
  expect((await change("POST", purchase.presetId, customer)).status).toBe(200);
  await runJobs();
  expect((await change("POST", purchase.presetId, customer)).status).toBe(429);
});
