import "server-only";
import { eq } from "drizzle-orm";
import { deployments } from "@/db/schema/sites";
import { ShopError } from "@/lib/errors";
import { changedNames } from "@/lib/platform/audit/changed-names";
import { recordEvent } from "@/lib/platform/audit/commands";
import { isHostedHere } from "../is-hosted-here";
import type { Redirects, Verifications } from "../moves/rules";
import { aboutSite, changeSite, type Which } from "./change";

interface MoveSettings {
  redirects: Redirects;
  verifications: Verifications;
}

/** Stores where the addresses of an old site lead, and the tags of search consoles. */
export const saveMoveSettings = (userId: number, which: Which, settings: MoveSettings) =>
  changeSite(userId, which, async (tx, row) => {
    if (!isHostedHere()) {
      throw new ShopError("conflict", "The host of this site has its own settings for this.");
    }
    const { invoiceItemId } = row;
    await tx.update(deployments).set(settings).where(eq(deployments.invoiceItemId, invoiceItemId));
    const detail = changedNames(row, settings);
    const facts = { ...aboutSite(userId, row), detail };
    if (detail) await recordEvent(tx, "site.move-settings-changed", facts);
  });
