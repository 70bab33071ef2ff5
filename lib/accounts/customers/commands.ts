import { currentTranslations } from "#current-translations";
import "server-only";
import { sql } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { ShopError } from "@/lib/errors";
import { changedNames } from "@/lib/platform/audit/changed-names";
import { recordEvent } from "@/lib/platform/audit/commands";
import { requireOwnLogo } from "@/lib/platform/media/own-logo";
import { requireReach } from "@/lib/platform/sessions/queries";
import type { Caller } from "@/lib/platform/sessions/rules";
import { absoluteOrEmpty } from "@/lib/site";
import { endAccess } from "../commands/end-access";
import { customerColumns, hasKey, noSuchCustomer, requireCustomer, viewCustomer } from "./queries";
import type { Customer, CustomerChange } from "./schemas";

const refusal = currentTranslations("customerRefusals");

/**
 * Updates the given fields only. `isBanned` and `isDisabled` mean the same: if a whole record is
 * sent, the field that differs from the account is the change. A ban also ends the customer's
 * access, so that it takes effect at once; lifting the ban restores none of it.
 */
export async function changeCustomer(
  admin: Caller,
  key: string,
  { isBanned, isDisabled, logo, ...facts }: CustomerChange,
): Promise<Customer> {
  const before = await requireCustomer(key);
  const sent = [isBanned, isDisabled].filter((it) => it !== undefined);
  const mustBeBanned = sent.find((it) => it !== before.isBanned) ?? before.isBanned;
  if (mustBeBanned && before.id === admin.userId) {
    throw new ShopError("conflict", refusal("banSelf"));
  }
  await requireReach(admin, before.id);
  // An unchanged logo may be on an image host that is no longer configured.
  const isNewLogo = logo !== undefined && absoluteOrEmpty(logo) !== before.logo;
  const bannedAt = mustBeBanned ? sql`coalesce(${users.bannedAt}, now())` : null;
  const values = {
    ...facts,
    ...(isNewLogo ? { logo: requireOwnLogo(logo) } : {}),
    ...(sent.length > 0 ? { bannedAt } : {}),
  };
  if (Object.keys(values).length === 0) return before;
  return transaction(async (tx) => {
    const ofCustomer = hasKey(key);
    // Locked, so that each of two concurrent changes records what it really changed.
    const [old] = await tx
      .select(customerColumns)
      .from(users)
      .where(ofCustomer)
      .for("no key update");
    const [row] = await tx.update(users).set(values).where(ofCustomer).returning(customerColumns);
    if (!old || !row) throw noSuchCustomer();
    if (mustBeBanned) await endAccess(tx, row.id);
    const after = viewCustomer(row);
    await recordChange(tx, viewCustomer(old), after);
    return after;
  });
}

async function recordChange(tx: Transaction, before: Customer, after: Customer): Promise<void> {
  const subjectId = after.id;
  const { isBanned, isDisabled, ...facts } = after;
  if (isBanned !== before.isBanned) {
    await recordEvent(tx, isBanned ? "account.banned" : "account.ban-lifted", { subjectId });
  }
  const detail = changedNames(before, facts);
  if (detail) await recordEvent(tx, "account.changed-by-shop", { subjectId, detail });
}
