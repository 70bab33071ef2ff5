/** The remainder by 97 of a number of any length. */
const mod97 = (digits: string) => [...digits].reduce((rest, digit) => (rest * 10 + +digit) % 97, 0);

/** `RF00` in digits, as the standard counts letters. */
const rf00 = "271500";

/**
 * What a customer writes on a bank transfer: a creditor reference of ISO 11649, whose two check digits
 * tell a mistyped number from a real one.
 */
export function paymentReference(invoiceId: number): string {
  const digits = String(invoiceId).padStart(6, "0");
  const check = String(98 - mod97(digits + rf00)).padStart(2, "0");
  return `RF${check} ${digits}`;
}

/** The id of the order that a reference was made for; null when it is mistyped. */
export function readReference(text: string): number | null {
  const digits = /^RF\d\d(\d{6,10})$/.exec(text.replace(/\s/g, "").toUpperCase())?.[1];
  const id = Number(digits);
  const isWhole =
    digits && paymentReference(id).replace(" ", "") === text.replace(/\s/g, "").toUpperCase();
  return isWhole ? id : null;
}

/** `Invoice 12` once it is paid, before that the order. */
export const invoiceTitle = ({ id, number }: { id: number; number: number | null }): string =>
  number === null ? `Order ${id}` : `Invoice ${number}`;

export const invoiceFileName = (invoice: { id: number; number: number | null }): string =>
  `${invoiceTitle(invoice).toLowerCase().replace(" ", "-")}.pdf`;
