import "server-only";
import { currentTranslations } from "#current-translations";
import { ShopError } from "@/lib/errors";
import type { Caller } from "./rules";

const t = currentTranslations("errors");

/** Refuses staff in a session that has not proved the second factor the back office needs. */
export function requireSecondFactor({ needsSecondFactor }: Caller): void {
  if (!needsSecondFactor) return;
  throw new ShopError("forbidden", t("needsFactor"), { extra: { needs: "second-factor" } });
}
