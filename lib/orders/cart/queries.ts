import "server-only";
import { and, asc, eq } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { cartItems } from "@/db/schema/cart";
import { presets } from "@/db/schema/catalogue";
import { maxCartSize } from "./rules";

/** The ids in a customer's cart, in the order added, without presets that are no longer sold. */
export async function listCart(
  userId: number,
  db: Pick<Database, "select"> = database(),
): Promise<number[]> {
  const rows = await db
    .select({ presetId: cartItems.presetId })
    .from(cartItems)
    .innerJoin(presets, eq(presets.id, cartItems.presetId))
    .where(and(eq(cartItems.userId, userId), eq(presets.isDisabled, false)))
    .orderBy(asc(cartItems.id))
    .limit(maxCartSize);
  return rows.map(({ presetId }) => presetId);
}
