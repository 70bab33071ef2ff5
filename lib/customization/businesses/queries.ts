import "server-only";
import { and, desc, eq } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { type Database, database } from "@/db/client";
import { businesses } from "@/db/schema/businesses";
import { ShopError } from "@/lib/errors";
import { businessOf } from "../first-draft/business";
import { maxBusinesses } from "./limits";
import type { StoredBusiness } from "./schemas";

const t = currentTranslations("draftErrors");

type Row = typeof businesses.$inferSelect;

/** The facts in their present shape: what an earlier version stored otherwise is left out. */
export function viewBusiness({ id, version, name, changedAt, ...stored }: Row): StoredBusiness[] {
  const told = businessOf(stored);
  if (!told) return [];
  const { trade, language, facts } = told;
  return [{ id, version, name, trade, language, facts, changedAt: changedAt.toISOString() }];
}

export const ofOwner = (userId: number, id: string) =>
  and(eq(businesses.userId, userId), eq(businesses.id, id));

export const noBusiness = () => new ShopError("not_found", t("businessGone"));

export async function requireBusiness(userId: number, id: string): Promise<void> {
  if ((await database().$count(businesses, ofOwner(userId, id))) === 0) throw noBusiness();
}

export async function listBusinesses(
  userId: number,
  db: Pick<Database, "select"> = database(),
): Promise<StoredBusiness[]> {
  const rows = await db
    .select()
    .from(businesses)
    .where(eq(businesses.userId, userId))
    .orderBy(desc(businesses.changedAt), desc(businesses.id))
    .limit(maxBusinesses);
  return rows.flatMap(viewBusiness);
}
