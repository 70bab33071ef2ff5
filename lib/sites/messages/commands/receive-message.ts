import "server-only";
import { createHash } from "node:crypto";
import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import { siteMessages } from "@/db/schema/messages";
import type { MessageFolder, MessageKind } from "@/db/words/messages";
import { queueDelivery } from "@/lib/sites/webhooks/commands/deliver";
import type { WrittenForm } from "../form";
import type { FormSite } from "../queries/form-site";
import { sameFormMinutes } from "../rules";
import type { MessageField, MessageOrder } from "../schemas";
import { spamReasonsOf } from "../spam-filter";
import { emailOwner } from "./email-owner";

export interface NewMessage {
  form: WrittenForm;
  /** With the labels that they have on the page. */
  fields: MessageField[];
  order: MessageOrder | null;
  isFrequentCaller: boolean;
  isBusySite: boolean;
}

interface Received {
  id: number;
  folder: MessageFolder;
}

const hashOf = (...parts: unknown[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

/** Shorter texts, such as "Hello", are often equal by chance. */
const leastComparable = 20;

const messageHashOf = (message: string) =>
  message.length < leastComparable ? null : hashOf(message.toLowerCase().replace(/\s+/g, " "));

const within = (interval: SQL) => gt(siteMessages.receivedAt, sql`now() - ${interval}`);

/**
 * Stores a message with the job of its email, in one transaction. The same form within minutes is
 * one message. The email waits until the owner's address is verified, because the address may
 * belong to another person.
 */
export const receiveMessage = (site: FormSite, message: NewMessage): Promise<Received> =>
  transaction(async (tx) => {
    const { kind, name, email, message: text, items } = message.form;
    const { invoiceItemId } = site;
    const contentHash = hashOf(invoiceItemId, kind, name, email, text, items, message.fields);
    // A concurrent request with the same form waits here, and then finds the stored message.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${contentHash}, 0))`);
    return (
      (await findSame(tx, contentHash)) ?? (await storeMessage(tx, site, message, contentHash))
    );
  });

async function findSame(tx: Transaction, contentHash: string): Promise<Received | null> {
  const [same] = await tx
    .select({ id: siteMessages.id, folder: siteMessages.folder })
    .from(siteMessages)
    .where(
      and(
        eq(siteMessages.contentHash, contentHash),
        within(sql`make_interval(mins => ${sameFormMinutes})`),
      ),
    )
    .limit(1);
  return same ?? null;
}

/** How often the same text arrived in the last day, at any site; counted up to two. */
async function countRepetitions(tx: Transaction, messageHash: string | null): Promise<number> {
  if (messageHash === null) return 0;
  const rows = await tx
    .select({ id: siteMessages.id })
    .from(siteMessages)
    .where(and(eq(siteMessages.messageHash, messageHash), within(sql`interval '1 day'`)))
    .limit(2);
  return rows.length;
}

async function storeMessage(
  tx: Transaction,
  { invoiceItemId, ...site }: FormSite,
  { form, fields, order, isFrequentCaller, isBusySite }: NewMessage,
  contentHash: string,
): Promise<Received> {
  const { kind, name, email, message } = form;
  const messageHash = messageHashOf(message);
  const repetitions = await countRepetitions(tx, messageHash);
  const { trap, elapsed } = form;
  const spamReasons = spamReasonsOf({
    name,
    message,
    trap,
    elapsed,
    repetitions,
    isFrequentCaller,
    isBusySite,
  });
  const folder = spamReasons.length > 0 ? "spam" : "inbox";
  const isEmailHeld = folder === "inbox" && !site.isEmailVerified;
  const [stored] = await tx
    .insert(siteMessages)
    .values({
      invoiceItemId,
      kind,
      name,
      email,
      message,
      fields,
      order,
      folder,
      spamReasons,
      contentHash,
      messageHash,
      isEmailHeld,
    })
    .returning({ id: siteMessages.id });
  if (!stored) throw new Error("The message was not stored.");
  if (folder === "inbox" && !isEmailHeld) {
    await emailOwner(tx, site, { id: stored.id, kind, name, email, message, fields, order });
  }
  if (folder === "inbox") await queueDelivery(tx, invoiceItemId, stored.id);
  return { id: stored.id, folder };
}

/**
 * Moves a message out of the spam folder once the sender's device has done the requested work, and
 * emails it. Moves it only once: afterwards the owner decides about its folder. Returns the kind of
 * the message each time.
 */
export const acceptProof = (site: FormSite, messageId: number): Promise<MessageKind> =>
  transaction(async (tx) => {
    const [accepted] = await tx
      .update(siteMessages)
      .set({
        folder: "inbox",
        folderSince: sql`now()`,
        spamReasons: [],
        isEmailHeld: !site.isEmailVerified,
      })
      .where(
        and(
          eq(siteMessages.id, messageId),
          eq(siteMessages.invoiceItemId, site.invoiceItemId),
          eq(siteMessages.folder, "spam"),
          sql`${siteMessages.spamReasons} <> '[]'::jsonb`,
        ),
      )
      .returning();
    if (accepted && !accepted.isEmailHeld) await emailOwner(tx, site, accepted);
    if (accepted) await queueDelivery(tx, site.invoiceItemId, accepted.id);
    return accepted?.kind ?? (await kindOf(tx, site, messageId));
  });

async function kindOf(
  tx: Transaction,
  { invoiceItemId }: FormSite,
  id: number,
): Promise<MessageKind> {
  const [message] = await tx
    .select({ kind: siteMessages.kind })
    .from(siteMessages)
    .where(and(eq(siteMessages.id, id), eq(siteMessages.invoiceItemId, invoiceItemId)));
  return message?.kind ?? "contact";
}
