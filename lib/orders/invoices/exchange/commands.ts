import "server-only";
import { database } from "@/db/client";
import { exchangeRates } from "@/db/schema/exchange-rates";
import { env } from "@/lib/env";
import { fetchExternalText } from "@/lib/platform/http/external-fetch";
import { parseRates } from "./rules";

const timeoutMs = 10_000;

/** Keeps the newest rates of the European Central Bank. */
export async function readExchangeRates(): Promise<void> {
  const { SELLER_TAX_CURRENCY, ECB_URL } = env("tax");
  if (SELLER_TAX_CURRENCY === null) return;
  const { status, text } = await fetchExternalText({
    service: "The European Central Bank",
    url: ECB_URL,
    init: { headers: { Accept: "application/xml" } },
    timeoutMs,
  });
  const rates = status === 200 ? parseRates(text) : null;
  if (!rates) throw new Error(`The European Central Bank gave no rates: status ${status}.`);
  await database()
    .insert(exchangeRates)
    .values(rates)
    .onConflictDoUpdate({ target: exchangeRates.day, set: { perEuro: rates.perEuro } });
}
