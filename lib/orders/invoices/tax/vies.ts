import "server-only";
import { z } from "zod";
import type { VatCheckResult } from "@/db/words/invoices";
import { env } from "@/lib/env";
import { fetchExternalText } from "@/lib/platform/http/external-fetch";
import { log } from "@/lib/platform/log/logger";
import { type EuVatId, parseEuVatId } from "@/lib/vat-id";
import { sellerPlace } from "./breakdown";
import { dependsOnVatId, type VatCheck } from "./rules";
import { type TaxAddress, taxPlaceOf } from "./territories";

/** Milliseconds; short, because an order waits for the answer. */
const timeoutMs = 3_000;

const answerSchema = z.object({
  valid: z.boolean().optional(),
  /** The consultation number: proof that the seller asked VIES. */
  requestIdentifier: z.string().nullish(),
  userError: z.string().nullish(),
  errorWrappers: z.array(z.object({ error: z.string() })).default([]),
});

/**
 * The answers of VIES about a number; any other error is a failure of VIES or of a member state's
 * system.
 */
const knownAnswers = new Set(["VALID", "INVALID", "INVALID_INPUT"]);

interface Buyer extends Omit<TaxAddress, "countryCode"> {
  vatId: string;
  /** ISO 3166-1 alpha-2; null if the country is not known. */
  countryCode: string | null;
}

/**
 * Asks VIES, the VAT Information Exchange System of the European Commission, about a customer's VAT
 * ID, if the tax depends on it; otherwise null. Never throws: without an answer the tax is
 * included, and the invoice says why.
 */
export async function checkVatId({
  vatId,
  countryCode,
  zipcode,
  city,
}: Buyer): Promise<VatCheck | null> {
  if (countryCode === null) return null;
  const buyer = taxPlaceOf({ countryCode, zipcode, city });
  const parties = { vatId, buyer, seller: sellerPlace() };
  const id = parseEuVatId(vatId);
  if (!id || !dependsOnVatId(parties)) return null;
  const facts = { vatId, at: new Date().toISOString() };
  try {
    return { ...facts, ...(await ask(id)) };
  } catch (error) {
    log.warn("VIES gave no answer: the tax is included", {}, error);
    return { ...facts, result: "unavailable", consultationNumber: null };
  }
}

async function ask({ letters, number }: EuVatId) {
  const { VIES_URL, SELLER_VAT_ID } = env("seller");
  const requester = parseEuVatId(SELLER_VAT_ID ?? "");
  const { text } = await fetchExternalText({
    service: "VIES",
    url: `${VIES_URL}/check-vat-number`,
    init: {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({
        countryCode: letters,
        vatNumber: number,
        ...(requester && {
          requesterMemberStateCode: requester.letters,
          requesterNumber: requester.number,
        }),
      }),
    },
    timeoutMs,
  });
  const answer = answerSchema.parse(JSON.parse(text));
  const errors = [answer.userError ?? [], answer.errorWrappers.map(({ error }) => error)].flat();
  const failure = errors.find((error) => error && !knownAnswers.has(error));
  if (failure) throw new Error(`VIES: ${failure}`);
  if (answer.valid === undefined && errors.length === 0) throw new Error("VIES did not say.");
  const result: VatCheckResult = answer.valid ? "valid" : "invalid";
  return { result, consultationNumber: answer.requestIdentifier || null };
}
