import "server-only";
import { ne } from "drizzle-orm";
import { database } from "@/db/client";
import { presets } from "@/db/schema/catalogue";
import { currency } from "@/lib/money";

/** The currency of prices in another one than the shop's; undefined if there are none. */
export async function findOtherCurrency(): Promise<string | undefined> {
  const [preset] = await database()
    .select({ currency: presets.currency })
    .from(presets)
    .where(ne(presets.currency, currency))
    .limit(1);
  return preset?.currency;
}
