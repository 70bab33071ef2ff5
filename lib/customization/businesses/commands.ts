import "server-only";
import { isDeepStrictEqual } from "node:util";
import { eq, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database, type Transaction, transaction } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { businesses } from "@/db/schema/businesses";
import { ShopError } from "@/lib/errors";
import { factsOf } from "../first-draft/stored-facts";
import { maxBusinesses } from "./limits";
import { noBusiness, ofOwner, viewBusiness } from "./queries";
import type { BusinessChange, StoredBusiness } from "./schemas";

const t = currentTranslations("draftErrors");

/** Changes of one customer's businesses run one after the other, so that versions and the limit are exact. */
const changeBusiness = <T>(
  userId: number,
  id: string,
  change: (tx: Transaction, theirs: StoredBusiness | undefined) => Promise<T>,
): Promise<T> =>
  transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const [row] = await tx.select().from(businesses).where(ofOwner(userId, id));
    return change(tx, row && viewBusiness(row)[0]);
  });

const outdated = (theirs: StoredBusiness) =>
  new ShopError("conflict", t("businessChanged"), {
    extra: { theirs },
  });

export const saveBusiness = (
  userId: number,
  id: string,
  { version, ...change }: BusinessChange,
): Promise<StoredBusiness> =>
  changeBusiness(userId, id, async (tx, theirs) => {
    // As they are read again.
    const told = { ...change, facts: factsOf(change.facts) };
    if (theirs) {
      const { name, trade, language, facts } = theirs;
      if (isDeepStrictEqual({ name, trade, language, facts }, told)) return theirs;
      if (theirs.version !== version) throw outdated(theirs);
    } else {
      if (version !== 0) throw noBusiness();
      if ((await tx.$count(businesses, eq(businesses.userId, userId))) >= maxBusinesses) {
        throw new ShopError("conflict", t("manyBusinesses", { max: String(maxBusinesses) }));
      }
    }
    const [row] = await (theirs
      ? tx
          .update(businesses)
          .set({ ...told, version: version + 1, changedAt: sql`now()` })
          .where(ofOwner(userId, id))
          .returning()
      : tx
          .insert(businesses)
          .values({ id, userId, ...told })
          // Somebody else's has this id.
          .onConflictDoNothing()
          .returning());
    const [saved] = row ? viewBusiness(row) : [];
    if (!saved) throw noBusiness();
    return saved;
  });

export const deleteBusiness = (userId: number, id: string, version: number): Promise<void> =>
  changeBusiness(userId, id, async (tx, theirs) => {
    if (theirs && theirs.version !== version) throw outdated(theirs);
    await tx.delete(businesses).where(ofOwner(userId, id));
  });

/** Deletes all businesses of a customer whose account is deleted. */
export async function deleteBusinessesOf(userId: number): Promise<void> {
  await database().delete(businesses).where(eq(businesses.userId, userId));
}
