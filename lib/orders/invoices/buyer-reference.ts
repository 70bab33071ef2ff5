import { line } from "@/lib/company-name";
import { digitsOf, mod97 } from "./rules";

/** What the customer wants on the invoice, such as an order number. */
export const buyerReference = line(80);

/** The address of an administration in Germany: its parts, and two check digits. */
const leitwegForm = /^\d{2,12}(-[A-Z\d]{1,30})?-\d{2}$/;

const hasCheckDigits = (id: string) => mod97(digitsOf(id.replaceAll("-", ""))) === 1;

/**
 * Whether a reference is a Leitweg-ID, by which invoices reach administrations in Germany, or looks like one
 * whose check digits are wrong; null for other references, such as order numbers.
 */
export function leitwegIdIn(reference: string): "valid" | "wrong" | null {
  const id = reference.toUpperCase();
  if (!leitwegForm.test(id)) return null;
  return hasCheckDigits(id) ? "valid" : "wrong";
}

/** The order number in a reference; null without one. */
export const orderNumberOf = (reference: string): string | null =>
  leitwegIdIn(reference) === "valid" ? null : reference || null;
