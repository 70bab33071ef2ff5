import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { siteMessages } from "@/db/schema/messages";
import { deployments } from "@/db/schema/sites";
import { addUser } from "./factories";
import { addPurchase } from "./purchases";

let counter = 0;

type NewMessage = typeof siteMessages.$inferInsert;

/** A message in the inbox of a site, unlike any other. */
export function newMessage(invoiceItemId: number, facts: Partial<NewMessage> = {}): NewMessage {
  const n = ++counter;
  return {
    invoiceItemId,
    kind: "contact",
    name: `Writer ${n}`,
    email: `writer-${n}@example.com`,
    message: `This is message ${n}.`,
    folder: "inbox",
    contentHash: `content ${n}`,
    ...facts,
  };
}

export const addMessages = (...values: NewMessage[]) =>
  database().insert(siteMessages).values(values).returning();

/**
 * A site that is online by its row alone, of a customer of its own whose address is verified. Nothing of it is
 * published.
 */
export async function addOnlineSite(owner?: Awaited<ReturnType<typeof addUser>>) {
  const customer = owner ?? (await addUser({ emailVerifiedAt: new Date() }));
  const purchase = await addPurchase(customer);
  const name = `site-${purchase.itemId}`;
  const [row] = await database()
    .insert(deployments)
    .values({
      invoiceItemId: purchase.itemId,
      name,
      status: "live",
      address: `https://shop.test/sites/${name}/index.html`,
    })
    .returning({ key: deployments.formKey });
  return { ...purchase, owner: customer, key: row?.key ?? "" };
}

export const listStored = (invoiceItemId: number) =>
  database()
    .select()
    .from(siteMessages)
    .where(eq(siteMessages.invoiceItemId, invoiceItemId))
    .orderBy(siteMessages.id);

/** An acceptable form; each is another one. */
export const newForm = (fields: Record<string, string> = {}) => ({
  kind: "contact",
  name: "Ann Example",
  email: "ann@example.com",
  message: `Do you make lamps? I would like ${++counter} of them.`,
  consent: "yes",
  website: "",
  elapsed: "42.5",
  ...fields,
});
