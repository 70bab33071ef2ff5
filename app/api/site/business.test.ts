import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { GET as showSite } from "@/app/sites/[site]/[[...path]]/route";
import { call, type Handler, jsonBody, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { startMailbox } from "@/e2e/support/mailbox";
import { runJobs } from "@/e2e/support/payments";
import { addPurchase } from "@/e2e/support/purchases";
import { deleteBusiness, saveBusiness } from "@/lib/customization/businesses/commands";
import type { SiteView } from "@/lib/sites/schemas";
import { PUT as choose } from "./[license]/business/route";
import { POST as publish } from "./[license]/publication/route";
import { GET as getSite } from "./[license]/route";

startMailbox();

type Customer = Awaited<ReturnType<typeof addCustomer>>;

async function addLiveSite() {
  const customer = await addCustomer({ name: "Sommer" });
  const { license } = await addPurchase(customer, { slug: "silent", withDeployment: true });
  await runJobs();
  const send = (handler: Handler, method: string, body?: object) =>
    call(handler, "/api/site", {
      ...(body ? jsonBody(body, customer.bearer) : { headers: customer.bearer }),
      method,
      params: { license },
    });
  const view = async (): Promise<SiteView> => (await send(getSite, "GET")).json();
  const choice = async (business: string | null) =>
    statusAndBody(await send(choose, "PUT", { business }));
  const read = async () => {
    const params = { site: (await view()).name, path: ["index.html"] };
    return (await call(showSite, "/", { params })).text();
  };
  const publishNow = async () => {
    await send(publish, "POST");
    await runJobs();
  };
  return { customer, view, choice, read, publishNow };
}

const facts = { address: { street: "Ringweg 1", city: "Graz" } };

async function addBusiness({ id: userId }: Customer) {
  const id = randomUUID();
  const told = { name: "Bakery Sommer", trade: "bakery", language: "de", facts } as const;
  await saveBusiness(userId, id, { version: 0, ...told });
  return { id, told };
}

/** @requirement Sites: Search engines are told the facts that the owner chose, and no others */
test("facts are told once the owner chose them and published", async () => {
  const { customer, view, choice, read, publishNow } = await addLiveSite();
  const { id, told } = await addBusiness(customer);
  await publishNow();
  expect(await read()).toContain('"@type":"Organization"');
  expect(await choice(id)).toMatchObject({ status: 200, body: { business: id } });
  expect((await view()).changes).toMatchObject([{ labels: ["Facts for search engines"] }]);
  expect(await read()).not.toContain("Graz");
  await publishNow();
  expect(await read()).toContain('"addressLocality":"Graz"');
  expect((await view()).changes).toEqual([]);
  const moved = { address: { street: "Hof 2", city: "Linz" } };
  await saveBusiness(customer.id, id, { version: 1, ...told, facts: moved });
  expect((await view()).changes).toHaveLength(1);
  await deleteBusiness(customer.id, id, 2);
  expect(await view()).toMatchObject({ business: null, changes: [{ kind: "changed" }] });
  await publishNow();
  expect(await read()).not.toContain("Graz");
});

/** @requirement Sites: Facts for search engines are screened like the words of a site */
test("facts that look like fraud are held when they are published, also those that were changed later", async () => {
  const { customer, view, choice, read, publishNow } = await addLiveSite();
  const { id, told } = await addBusiness(customer);
  await choice(id);
  await publishNow();
  expect((await view()).waiting).toBeNull();
  const text = "Your account is suspended.";
  const items = [{ name: "Verify your account", text }];
  const doubtful = { legalName: "PayPal", items };
  await saveBusiness(customer.id, id, { version: 1, ...told, facts: doubtful });
  await publishNow();
  const evidence = (await view()).waiting?.reasons.map((it) => it.evidence).join();
  expect(evidence).toContain("PayPal");
  expect(evidence).toContain("Your account is suspended.");
  expect(await read()).not.toContain("suspended");
});

/** @requirement API: A resource with an owner is only for its owner and the admin */
test("only businesses of the caller can be chosen", async () => {
  const { view, choice } = await addLiveSite();
  const { id } = await addBusiness(await addCustomer());
  expect((await choice(id)).status).toBe(404);
  expect((await choice(randomUUID())).status).toBe(404);
  expect((await choice("x")).status).toBe(422);
  expect((await view()).business).toBeNull();
});
