import { currentTranslations } from "#current-translations";
import { ShopError } from "@/lib/errors";
import type { Actor } from "@/lib/platform/sessions/rules";

const t = currentTranslations("accountErrors");

/**
 * Refuses what would go on opening the account once somebody else proves that the address is
 * theirs.
 */
export function requireVerified({ isVerified }: Pick<Actor, "isVerified">): void {
  if (isVerified) return;
  throw new ShopError("conflict", t("confirmFirst"));
}
