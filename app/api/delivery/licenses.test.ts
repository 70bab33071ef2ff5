import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { purchaseClaims } from "@/db/schema/invoices";
import { call } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { addRevision } from "@/e2e/support/factories";
import { startMailbox } from "@/e2e/support/mailbox";
import { runJobs } from "@/e2e/support/payments";
import { addPurchase } from "@/e2e/support/purchases";
import { requireDeliveries } from "@/lib/sites/delivery/commands";
import { listDeployments } from "@/lib/sites/queries/deployments";
import { DELETE, POST } from "./[presetId]/deployment/route";
import { GET } from "./[presetId]/route";

startMailbox();

/** A customer with two licenses of one preset, both deployed, and a draft for each. */
async function addAgency() {
  const agency = await addCustomer();
  await addRevision(agency, { number: 1 });
  await addRevision(agency, { number: 2, template: "silent~2" });
  const first = await addPurchase(agency, { withDeployment: true });
  const further = { presetId: first.presetId, licenseNumber: 2 };
  const second = await addPurchase(agency, { withDeployment: true, further });
  await database()
    .insert(purchaseClaims)
    .values([
      { userId: agency.id, presetId: first.presetId, invoiceId: first.invoiceId },
      {
        userId: agency.id,
        presetId: first.presetId,
        invoiceId: second.invoiceId,
        licenseNumber: 2,
      },
    ]);
  await runJobs();
  return { agency, first, second };
}

const download = async (
  { bearer }: Awaited<ReturnType<typeof addCustomer>>,
  presetId: number,
  license?: string,
) => {
  const query = license === undefined ? "" : `?license=${license}`;
  const response = await call(GET, `/api/delivery/${presetId}${query}`, {
    headers: bearer,
    params: { presetId: String(presetId) },
  });
  if (!response.ok) return { status: response.status };
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (path: string) => new TextDecoder().decode(files[path]);
  return { license: text("LICENSE.txt"), page: text("index.html") };
};

/** @requirement Licenses: Each license has its own key, site and words */
test("each license is downloaded with its own key and words", async () => {
  const { agency, first, second } = await addAgency();
  const { presetId } = first;
  expect(await requireDeliveries(agency.id)).toMatchObject([
    { itemId: first.itemId, presetId, licenseNumber: 1, license: first.license },
    { itemId: second.itemId, presetId, licenseNumber: 2, license: second.license },
  ]);
  expect(second.license).not.toBe(first.license);
  for (const license of [undefined, first.license]) {
    expect(await download(agency, presetId, license)).toMatchObject({
      license: expect.stringContaining(first.license),
      page: expect.stringContaining("Revision 1"),
    });
  }
  expect(await download(agency, presetId, second.license)).toMatchObject({
    license: expect.stringContaining(second.license),
    page: expect.stringContaining("Revision 2"),
  });
  expect(await download(await addCustomer(), presetId, second.license)).toEqual({ status: 404 });
});

test("each license has a site of its own", async () => {
  const { agency, first, second } = await addAgency();
  const [one, two] = await listDeployments(agency.id);
  expect(one).toMatchObject({ itemId: first.itemId, status: "live", revision: 1 });
  expect(two).toMatchObject({ itemId: second.itemId, status: "live", revision: 2 });
  expect(two?.address).not.toBe(one?.address);

  const change = async (handler: typeof POST, method: string, license: string) => {
    const { presetId } = first;
    const response = await call(
      handler,
      `/api/delivery/${presetId}/deployment?license=${license}`,
      { method, headers: agency.bearer, params: { presetId: String(presetId) } },
    );
    return response.json();
  };
  expect(await change(DELETE, "DELETE", second.license)).toMatchObject({
    itemId: second.itemId,
    status: "leaving",
  });
  await runJobs();
  const statuses = async () => (await listDeployments(agency.id)).map(({ status }) => status);
  expect(await statuses()).toEqual(["live", "offline"]);

  await addRevision(agency, { number: 3, template: "silent~2" });
  expect(await change(POST, "POST", second.license)).toMatchObject({
    itemId: second.itemId,
    revision: 3,
  });
  await runJobs();
  expect(await statuses()).toEqual(["live", "live"]);
});
