import { encode } from "uqr";
import { formatDecimal } from "@/lib/amounts";
import { digitsOf, mod97 } from "@/lib/orders/invoices/rules";

/** An IBAN without its spaces; null for another account number. */
export function ibanOf(account: string): string | null {
  const iban = account.replace(/\s/g, "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return null;
  return mod97(digitsOf(iban.slice(4) + iban.slice(0, 4))) === 1 ? iban : null;
}

export interface CreditTransfer {
  holder: string;
  account: string;
  bic: string;
  cents: number;
  currency: string;
  /** An ISO 11649 creditor reference. */
  reference: string;
}

const mostCents = 99_999_999_999;

/**
 * What a banking app reads from the code (EPC069-12, version 002, UTF-8); null where the standard
 * has none: it is for euros and IBANs.
 */
export function epcText(transfer: CreditTransfer): string | null {
  const { holder, account, bic, cents, currency, reference } = transfer;
  const iban = ibanOf(account);
  if (currency !== "EUR" || !iban || cents < 1 || cents > mostCents) return null;
  const name = holder.replace(/\s+/g, " ").slice(0, 70);
  const amount = `EUR${formatDecimal(cents, currency)}`;
  return ["BCD", "002", "1", "SCT", bic, name, iban, amount, "", reference.replace(/\s/g, "")].join(
    "\n",
  );
}

export interface QrCode {
  size: number;
  /** The dark squares, as the path of an SVG. */
  path: string;
}

/** With the error correction that the standard wants. */
export function epcCode(transfer: CreditTransfer): QrCode | null {
  const text = epcText(transfer);
  if (text === null) return null;
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}
