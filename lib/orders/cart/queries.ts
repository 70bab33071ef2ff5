import "server-only";
import { and, asc, eq } from "drizzle-orm";
import { type Database, database } from "@/db/client";
import { cartItems } from "@/db/schema/cart";
import { presets } from "@/db/schema/catalogue";
import { maxCartSize } from "./rules";

/** The presets in a customer's cart, in the order added, without those that are no longer sold. */
export function listCartLines(
  userId: number,
  db: Pick<Database, "select"> = database(),
): Promise<{ id: number; licenses: number }[]> {
  return db
    .select({ id: cartItems.presetId, licenses: cartItems.licenses })
    .from(cartItems)
    .innerJoin(presets, eq(presets.id, cartItems.presetId))
    .where(and(eq(cartItems.userId, userId), eq(presets.isDisabled, false)))
    .orderBy(asc(cartItems.id))
    .limit(maxCartSize);
}

/** Their ids. */
export const listCart = async (userId: number): Promise<number[]> =>
  (await listCartLines(userId)).map(({ id }) => id);
