import "server-only";
import { type Database, database } from "@/db/client";
import { env } from "@/lib/env";
import type { TaxScheme } from "@/lib/env-tax";
import { queueEmail } from "@/lib/platform/email/commands/queue-email";
import { sellerIsoDay } from "@/lib/seller-dates";
import { thresholdEmail } from "./emails";
import { inEuros, sumSoldAbroad } from "./queries";
import { schemeAfter, warningAt } from "./rules";

interface Sale {
  totalCents: number;
  currency: string;
}

/** The scheme of a sale that is paid now. */
export async function schemeOf(
  { totalCents: cents, currency }: Sale,
  db: Pick<Database, "select">,
  now = new Date(),
): Promise<TaxScheme> {
  const { SELLER_TAX } = env("tax");
  if (SELLER_TAX !== "domestic") return SELLER_TAX;
  const [sold, saleCents] = await Promise.all([
    sumSoldAbroad(now, db),
    inEuros({ cents, currency }, now, db),
  ]);
  if (sold === null || saleCents === null) return SELLER_TAX;
  return schemeAfter(SELLER_TAX, sold, saleCents);
}

/** Warns the owner once a year that the threshold is near, and once that it is exceeded. */
export async function watchThreshold(now = new Date()): Promise<void> {
  const { SELLER_TAX } = env("tax");
  if (SELLER_TAX === "oss") return;
  const sold = await sumSoldAbroad(now);
  const warning = sold && warningAt(sold.thisYearCents);
  if (!sold || !warning) return;
  await queueEmail(database(), {
    key: `tax-threshold:${sellerIsoDay(now).slice(0, 4)}:${warning}`,
    to: env("site").ADMIN_EMAIL,
    email: thresholdEmail({ cents: sold.thisYearCents, warning, scheme: SELLER_TAX }),
  });
}
