import "server-only";
import { eq } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { deployments, siteNames } from "@/db/schema/sites";
import { isUniqueViolation } from "@/lib/database-errors";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import { absolute } from "@/lib/site";
import { hostedPath } from "../hosting/rules";
import { isUnderWay, maxSiteNames } from "../rules";
import { holdDoubtfulChange } from "../screening/commands/hold-change";
import type { DeploymentTarget } from "../targets/deployment-target";
import { aboutSite, changeSite, underWayText, type Which } from "./change";

const t = currentTranslations("siteErrors");

const taken = () => {
  const error = t("nameTaken");
  return new ShopError("conflict", error, { fields: { name: error } });
};

/**
 * Gives a site another name in its address. The previous name still belongs to the site and
 * redirects. Both names are stored, because two sites could otherwise take each other's name at the
 * same moment.
 */
export async function renameSite(
  userId: number,
  which: Which,
  name: string,
  target: DeploymentTarget,
): Promise<void> {
  if (target.restore) {
    throw new ShopError("conflict", t("nameFixed"));
  }
  await holdDoubtfulChange(userId, which, "name", { name });
  try {
    await changeSite(userId, which, async (tx, row) => {
      const { invoiceItemId } = row;
      if (row.name === name) return;
      // A publication in progress still uses the previous address.
      if (isUnderWay(row.status)) throw new ShopError("conflict", underWayText());
      for (const entry of [row.name, name].sort()) {
        await tx
          .insert(siteNames)
          .values({ name: entry, invoiceItemId })
          .onConflictDoNothing({ target: siteNames.name });
        const [owner] = await tx.select().from(siteNames).where(eq(siteNames.name, entry));
        if (owner?.invoiceItemId !== invoiceItemId) throw taken();
      }
      const names = await tx.$count(siteNames, eq(siteNames.invoiceItemId, invoiceItemId));
      if (names > maxSiteNames) {
        throw new ShopError("conflict", t("manyNames", { max: String(maxSiteNames) }));
      }
      const address = row.address === null ? null : absolute(hostedPath(name));
      await tx
        .update(deployments)
        .set({ name, address })
        .where(eq(deployments.invoiceItemId, invoiceItemId));
      const detail = `was ${row.name}`;
      await recordEvent(tx, "site.renamed", { ...aboutSite(userId, { name }), detail });
    });
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error;
  }
}
