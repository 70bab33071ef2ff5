import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { expect, onTestFinished, test, vi } from "vitest";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { startImageHost } from "@/e2e/fakes/image-host";
import { call, statusAndBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { addRevision } from "@/e2e/support/factories";
import { drawPicture, uploadToImageHost } from "@/e2e/support/pictures";
import { addPurchase, disable, refund } from "@/e2e/support/purchases";
import { addAttempts } from "@/e2e/support/rate-limits";
import { noChoices } from "@/lib/customization/palette/rules";
import { encodeSharedPreview } from "@/lib/customization/preview/rules";
import { getLicense } from "@/lib/sites/delivery/queries";
import { GET, POST } from "./[presetId]/route";

type Customer = Awaited<ReturnType<typeof addCustomer>>;

const download = (presetId: number | string, customer?: Customer, query = "") =>
  call(GET, `/api/delivery/${presetId}${query}`, {
    params: { presetId: String(presetId) },
    headers: customer?.bearer ?? {},
  });

async function unpacked(response: Response) {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return (path: string) => new TextDecoder().decode(files[path]);
}

const keyIn = (license: string) => /License key:\s+(\S+)/.exec(license)?.[1] ?? "";

/**
 * @requirement Delivery: What was paid for is downloaded as a finished site in the company's brand,
 *   with a license, as often as wanted
 */
test("a buyer gets the site as an archive, in the company's brand and with a license", async () => {
  const customer = await addCustomer({ name: "Halden & Voss", about: "Lamps" });
  await database()
    .update(users)
    .set({ palette: { ...noChoices, primary: "bg-purple-900" } })
    .where(eq(users.id, customer.id));
  const { presetId } = await addPurchase(customer);
  const response = await download(presetId, customer);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="silent.zip"');
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const read = await unpacked(response);
  expect(read("index.html")).toContain("Halden &amp; Voss");
  expect(read("index.html")).toContain('content="Lamps"');
  expect(read("styles.css")).toContain("--primary: #581c87");
  expect(await getLicense(keyIn(read("LICENSE.txt")))).toMatchObject({ isValid: true });
});

test("the license is in the language of the order, and leads to the page in that language", async () => {
  const customer = await addCustomer({ language: "en" });
  const { presetId, license } = await addPurchase(customer, { language: "de" });
  const read = await unpacked(await download(presetId, customer));
  expect(read("LICENSE.txt")).toMatch(/^Lizenz für /);
  expect(read("LICENSE.txt")).toMatch(
    new RegExp(`Noch gültig\\? +http\\S+/de/license/${license}\n`),
  );
});

/**
 * @requirement Delivery: What was paid for is downloaded as a finished site in the company's brand,
 *   with a license, as often as wanted
 */
test("every download has the same bytes, also when the preset is no longer sold", async () => {
  const customer = await addCustomer();
  const purchase = await addPurchase(customer);
  const first = await (await download(purchase.presetId, customer)).arrayBuffer();
  await disable(purchase);
  vi.stubEnv("AUTH_SECRET_PREVIOUS", "for-the-tests-only-0123456789-before");
  const second = await (await download(purchase.presetId, customer)).arrayBuffer();
  expect(Buffer.compare(Buffer.from(first), Buffer.from(second))).toBe(0);
});

test("an account may download sixty times in ten minutes", async () => {
  const customer = await addCustomer();
  const { presetId } = await addPurchase(customer);
  await addAttempts("site-download", customer.id, 59);
  expect((await download(presetId, customer)).status).toBe(200);
  const refused = await download(presetId, customer);
  expect(refused.status).toBe(429);
  // A second may pass between the last one and this.
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3500);
});

test("another brand can be chosen for one download, by the code of a shared preview", async () => {
  const customer = await addCustomer({ name: "Halden" });
  const { presetId } = await addPurchase(customer);
  const code = encodeSharedPreview({
    choices: { ...noChoices, primary: "bg-green-900" },
    name: "Voss",
    logo: "",
  });
  const read = await unpacked(await download(presetId, customer, `?brand=${code}`));
  expect(read("index.html")).toContain("Voss");
  expect(read("styles.css")).toContain("--primary: #14532d");
  expect((await download(presetId, customer, "?brand=nonsense")).status).toBe(422);
});

/** @requirement Delivery: The zip and the site have the customer's words to the letter */
test("the site has the words of the draft's newest revision, or of the one that is chosen", async () => {
  const customer = await addCustomer();
  const { presetId } = await addPurchase(customer);
  for (const number of [1, 2]) await addRevision(customer, { number });
  await addRevision(await addCustomer(), { number: 3 });
  const newest = await unpacked(await download(presetId, customer));
  expect(newest("index.html")).toContain("Revision 2");
  expect(JSON.parse(newest("content.json"))).toMatchObject({
    template: "silent",
    content: { "opening.title": "Revision 2" },
  });
  const chosen = await unpacked(await download(presetId, customer, "?revision=1"));
  expect(chosen("index.html")).toContain("Revision 1");
  expect(await statusAndBody(await download(presetId, customer, "?revision=3"))).toEqual({
    status: 404,
    body: { error: "You have no version 3 of your text for this template." },
  });
  expect((await download(presetId, customer, "?revision=x")).status).toBe(422);
});

test("the words of one template are not those of another", async () => {
  const customer = await addCustomer();
  const { presetId } = await addPurchase(customer);
  await addRevision(customer, { template: "cali" });
  const files = unzipSync(new Uint8Array(await (await download(presetId, customer)).arrayBuffer()));
  expect(Object.keys(files)).not.toContain("content.json");
});

test("a logo of the image host is included as a file, and not loaded by the page", async () => {
  const host = await startImageHost();
  onTestFinished(() => host.stop());
  const logo = await uploadToImageHost(host, await drawPicture({}));
  const customer = await addCustomer({ logo });
  const { presetId } = await addPurchase(customer);
  const files = unzipSync(new Uint8Array(await (await download(presetId, customer)).arrayBuffer()));
  expect(files["images/logo.webp"]?.length).toBeGreaterThan(0);
  expect(new TextDecoder().decode(files["index.html"])).not.toContain(host.url);
});

test("a logo that is missing on the image host fails the download with a message", async () => {
  const host = await startImageHost();
  onTestFinished(() => host.stop());
  const customer = await addCustomer({ logo: `${host.url}/pictures/gone.png` });
  const { presetId } = await addPurchase(customer);
  expect(await statusAndBody(await download(presetId, customer))).toEqual({
    status: 502,
    body: {
      error:
        "Your logo could not be fetched from the image host. Please upload it again on your profile.",
    },
  });
});

/**
 * @requirement Delivery: Nobody else can download it, nor its buyer before the payment or after a
 *   refund
 */
test("guests and other customers cannot download it", async () => {
  const customer = await addCustomer();
  const otherCustomer = await addCustomer();
  const { presetId } = await addPurchase(customer);
  expect((await download(presetId)).status).toBe(401);
  expect(await statusAndBody(await download(presetId, otherCustomer))).toEqual({
    status: 404,
    body: { error: "You have not bought this template." },
  });
});

/**
 * @requirement Delivery: Nobody else can download it, nor its buyer before the payment or after a
 *   refund
 */
test("an unpaid or refunded purchase cannot be downloaded", async () => {
  const customer = await addCustomer();
  const pending = await addPurchase(customer, { status: "pending" });
  const paid = await addPurchase(customer);
  expect((await download(pending.presetId, customer)).status).toBe(404);
  const read = await unpacked(await download(paid.presetId, customer));
  await refund(paid);
  expect((await download(paid.presetId, customer)).status).toBe(404);
  expect(await getLicense(keyIn(read("LICENSE.txt")))).toMatchObject({ isValid: false });
});

test.each(["0", "-1", "x", "2147483648"])("%s is not a preset id", async (id) => {
  expect((await download(id, await addCustomer())).status).toBe(404);
});

test("only GET is allowed", async () => {
  expect((await call(POST, "/api/delivery/1", { method: "POST" })).status).toBe(405);
});

test("an unknown license key is not found", async () => {
  expect(await getLicense("BCDF-GHJK-MNPQ-RSTV-WXZB")).toBeNull();
});
