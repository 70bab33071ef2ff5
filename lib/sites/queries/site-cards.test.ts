import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { heldSites } from "@/db/schema/held-sites";
import { startFakeDns } from "@/e2e/support/dns";
import { addUser } from "@/e2e/support/factories";
import { addMessages, addOnlineSite, newMessage } from "@/e2e/support/messages";
import { addPurchase, refund } from "@/e2e/support/purchases";
import { addRefund } from "@/e2e/support/refunds";
import { addDomain } from "@/e2e/support/sites";
import { listSiteCards } from "./site-cards";

startFakeDns();

const cardsOf = async ({ id }: { id: number }) => listSiteCards(id);

/** @requirement Purchases: Above the table each site has its state, its address and its unread messages */
test("a customer's cards have the newest purchase first, with its site and its unread messages", async () => {
  const owner = await addUser({ emailVerifiedAt: new Date() });
  const site = await addOnlineSite(owner);
  await addOnlineSite();
  await addMessages(
    newMessage(site.itemId),
    newMessage(site.itemId, { isRead: true }),
    newMessage(site.itemId, { folder: "spam" }),
  );
  const download = await addPurchase(owner, { slug: "cali" });
  expect(await cardsOf(owner)).toMatchObject([
    { license: download.license, preview: "/preview/cali", status: null, address: null },
    {
      license: site.license,
      orderId: site.invoiceId,
      status: "live",
      address: `https://shop.test/sites/site-${site.itemId}/index.html`,
      isTakenDown: false,
      unreadMessages: 1,
    },
  ]);
});

/** @requirement Purchases: A refunded site that is still online stays listed, with its last day */
test("a site that is still online after its refund is listed until then", async () => {
  const site = await addOnlineSite();
  const { completedAt } = await addRefund(site);
  const [card, ...others] = await cardsOf(site.owner);
  expect(others).toEqual([]);
  expect(card).toMatchObject({ license: site.license, status: "live" });
  const days = (Date.parse(card?.onlineUntil ?? "") - Number(completedAt)) / 86_400_000;
  expect(days).toBeCloseTo(7, 2);
  const download = await addPurchase(site.owner, { slug: "cali" });
  await addRefund(download);
  expect(await cardsOf(site.owner)).toHaveLength(1);
});

/** @requirement Purchases: A site that was bought with deployment is said to be on its way at once */
test("a template bought with deployment is known as such before its job starts", async () => {
  const owner = await addUser();
  await addPurchase(owner, { withDeployment: true });
  expect(await cardsOf(owner)).toMatchObject([
    { isDeployed: true, status: null, address: null, onlineUntil: null },
  ]);
});

test("a publication that staff look at first is said, until they have decided", async () => {
  const online = await addOnlineSite();
  const [held] = await database()
    .insert(heldSites)
    .values({
      invoiceItemId: online.itemId,
      change: "publication",
      score: 9,
      findings: [],
      content: {},
      contentHash: "",
    })
    .returning();
  expect(await cardsOf(online.owner)).toMatchObject([{ isHeld: true }]);
  await database()
    .update(heldSites)
    .set({ status: "approved", decidedAt: new Date() })
    .where(eq(heldSites.id, held?.id ?? 0));
  expect(await cardsOf(online.owner)).toMatchObject([{ isHeld: false }]);
});

test("a site with a domain of its own is at that address", async () => {
  const online = await addOnlineSite();
  await addDomain(online, "www.halden.example");
  const [card] = await cardsOf(online.owner);
  expect(card?.address).toMatch(/^https?:\/\/www\.halden\.example(:\d+)?\/$/);
});

test("what is not paid or was refunded has no card", async () => {
  const owner = await addUser();
  await addPurchase(owner, { status: "pending" });
  const returned = await addPurchase(owner);
  expect(await cardsOf(owner)).toHaveLength(1);
  await refund(returned);
  expect(await cardsOf(owner)).toEqual([]);
});
