import "server-only";
import { currentTranslations } from "#current-translations";
import { transaction } from "@/db/client";
import type { HeldChange } from "@/db/words/sites";
import { ShopError } from "@/lib/errors";
import { requireRow, type Which } from "@/lib/sites/commands/change";
import { lockDeployment } from "@/lib/sites/commands/record";
import { getBought } from "@/lib/sites/delivery/queries";
import { screenChange } from "../queries/screen";
import type { TypedSettings } from "../typed-site";
import { hold } from "./hold";

const t = currentTranslations("siteErrors");

/**
 * Holds a change that visitors would see at once, if the site looks like fraud with it. Then it is not made:
 * once a person has approved it, the owner can make it.
 */
export async function holdDoubtfulChange(
  userId: number,
  which: Which,
  change: HeldChange,
  settings: Partial<TypedSettings>,
): Promise<void> {
  const row = await requireRow(userId, which);
  const bought = await getBought(row.invoiceItemId);
  if (!bought) return;
  const screening = await screenChange(row, bought, settings);
  if (!screening.isHeld) return;
  await transaction(async (tx) => {
    const locked = await lockDeployment(tx, row.invoiceItemId);
    if (locked) await hold(tx, { row: locked, change, screening, askedBy: userId });
  });
  throw new ShopError("conflict", t("changeHeld"));
}
