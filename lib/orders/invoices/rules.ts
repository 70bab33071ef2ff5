/** The remainder of a number of any length, divided by 97. */
export const mod97 = (digits: string) =>
  [...digits].reduce((remainder, digit) => (remainder * 10 + +digit) % 97, 0);

/** Capital letters become numbers from 10 on, as ISO 7064 and ISO 13616 convert them. */
export const digitsOf = (text: string) =>
  text.replace(/[A-Z]/g, (letter) => `${letter.charCodeAt(0) - 55}`);

/** `RF00` with its letters as digits, as ISO 11649 converts them: R is 27, F is 15. */
const rf00 = "271500";

/** The reference of a bank transfer: an ISO 11649 creditor reference, whose check digits detect typing errors. */
export function paymentReference(invoiceId: number): string {
  const digits = String(invoiceId).padStart(6, "0");
  const check = String(98 - mod97(digits + rf00)).padStart(2, "0");
  return `RF${check} ${digits}`;
}

/** The order id in a reference; null when its check digits are wrong. */
export function parseReference(text: string): number | null {
  const digits = /^RF\d\d(\d{6,10})$/.exec(text.replace(/\s/g, "").toUpperCase())?.[1];
  const id = Number(digits);
  const isValid =
    digits && paymentReference(id).replace(" ", "") === text.replace(/\s/g, "").toUpperCase();
  return isValid ? id : null;
}

/** The company, or the person who bought as a consumer. */
export const nameOfBuyer = ({
  company,
  firstname,
  lastname,
}: Record<"company" | "firstname" | "lastname", string>): string =>
  company || `${firstname} ${lastname}`.trim();

/** The smallest numbers, in ascending order, that none of a customer's licenses of a preset has. */
export function freeLicenses(taken: readonly number[], count: number): number[] {
  const free: number[] = [];
  for (let license = 1; free.length < count; license++) {
    if (!taken.includes(license)) free.push(license);
  }
  return free;
}

interface PaidItem {
  priceCents: number;
  discountCents: number;
}

/** The price of an item before the discount. */
export const listPriceOf = ({ priceCents, discountCents }: PaidItem): number =>
  priceCents + discountCents;

/** `Invoice 12` once it is paid, `Order 34` before. */
export const invoiceTitle = ({ id, number }: { id: number; number: number | null }): string =>
  number === null ? `Order ${id}` : `Invoice ${number}`;

export const invoiceFileName = (invoice: { id: number; number: number | null }): string =>
  `${invoiceTitle(invoice).toLowerCase().replace(" ", "-")}.pdf`;

interface Documents {
  id: number;
  number: number | null;
  corrections: readonly { number: number }[];
  /** 0 is the original invoice. */
  version: number;
}

/** `invoice-12.pdf`, or `corrected-invoice-13.pdf` with the number of that version. */
export function pdfNameOf({ version, corrections, ...invoice }: Documents): string {
  const correction = corrections[version - 1];
  return correction ? `corrected-invoice-${correction.number}.pdf` : invoiceFileName(invoice);
}

export const creditNoteTitle = ({ number }: { number: number }): string => `Credit note ${number}`;

export const creditNoteFileName = (note: { number: number }): string =>
  `${creditNoteTitle(note).toLowerCase().replaceAll(" ", "-")}.pdf`;
