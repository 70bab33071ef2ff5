import "server-only";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { heldSites } from "@/db/schema/held-sites";
import type { deployments } from "@/db/schema/sites";
import type { HeldChange } from "@/db/words/sites";
import { recordEvent } from "@/lib/platform/audit/commands";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { ownerOf } from "../../queries/owner";
import { siteHeldEmail } from "../emails";
import type { Screening } from "../queries/screen";

/** The owner has published something else, so that nobody has to decide any more. */
export async function replaceHeld(
  tx: Transaction,
  invoiceItemId: number,
  change: HeldChange,
): Promise<void> {
  await tx
    .update(heldSites)
    .set({ status: "replaced" })
    .where(
      and(
        eq(heldSites.invoiceItemId, invoiceItemId),
        eq(heldSites.change, change),
        eq(heldSites.status, "held"),
      ),
    );
}

interface Holding {
  row: Pick<typeof deployments.$inferSelect, "invoiceItemId" | "name" | "address">;
  change: HeldChange;
  screening: Screening;
  askedBy: number | null;
}

/**
 * Holds a publication or change of a locked site until a person decides, and tells the owner why. What
 * waits or was refused already is not asked again.
 */
export async function hold(tx: Transaction, { row, change, screening, askedBy }: Holding) {
  const { invoiceItemId, name, address } = row;
  const { judgment, site, hash } = screening;
  const [same] = await tx
    .select({ id: heldSites.id })
    .from(heldSites)
    .where(
      and(
        eq(heldSites.invoiceItemId, invoiceItemId),
        eq(heldSites.change, change),
        eq(heldSites.contentHash, hash),
        inArray(heldSites.status, ["held", "refused"]),
      ),
    )
    .orderBy(desc(heldSites.id))
    .limit(1);
  if (same) {
    await tx.update(heldSites).set({ askedAt: sql`now()` }).where(eq(heldSites.id, same.id));
    return;
  }
  await replaceHeld(tx, invoiceItemId, change);
  const { score, findings } = judgment;
  const facts = { score, findings, content: site, contentHash: hash, askedBy };
  const [held] = await tx
    .insert(heldSites)
    .values({ invoiceItemId, change, ...facts })
    .returning({ id: heldSites.id });
  const { userId, email, template, license } = await ownerOf(tx, invoiceItemId);
  await recordEvent(tx, "site.held", {
    subjectId: userId,
    target: `site ${name}`,
    detail: `${change}: ${findings.map(({ rule }) => rule).join(", ")}`,
  });
  const text = { template, license, change, isOnline: address !== null };
  await queueEmail(tx, {
    key: `held:${held?.id}`,
    to: email,
    email: siteHeldEmail({ ...text, score, findings }),
  });
}
