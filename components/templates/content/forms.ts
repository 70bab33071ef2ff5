import * as formWords from "./form-words";
import type { Translations } from "./languages";
import { group, type Slots, word } from "./slots";
import * as words from "./words";

const fields = (consent: Translations) => ({
  name: word("Field for the name", formWords.name),
  email: word("Field for the e-mail", formWords.email),
  message: word("Field for a note", formWords.note),
  consent: word("Consent", consent, 160),
});

/** Words of a form without a note. */
export function shortForm(label: string) {
  const { name, consent } = fields(formWords.requestConsent);
  return group(label, { name, consent });
}

/** Texts that only some order forms have. */
export const orderWords = {
  title: word("Headline", formWords.yourOrder),
  quantity: word("Quantity", words.quantity),
  empty: word("When nothing is chosen", formWords.nothingYet, 80),
  total: word("Before the sum", words.total),
};

/**
 * Texts of the form that sends an order; `own` are additional ones. The sample has no such form:
 * its cart is only a demonstration.
 */
export const orderForm = <const S extends Slots>(own: S) =>
  group("Order form of the site", {
    ...own,
    ...fields(formWords.orderConsent),
    send: word("Button", formWords.sendOrder),
  });

/** The default label of a form's button. */
export const requestSend = word("Button", formWords.sendRequest);

/** Texts of a request form: the template's own, between those of all forms. */
export const requestForm = <const Before extends Slots, const After extends Slots>(
  before: Before,
  after: After,
) => group("Form of the site", { ...before, ...fields(formWords.requestConsent), ...after });

interface Offered {
  /** The section that contains its form, if that section can be turned off. */
  section?: string;
}

/**
 * A list of products that can be ordered. Slots are named by their path, slots of an item by the
 * path inside of it.
 */
export interface Catalog extends Offered {
  /** The list. */
  items: string;
  /** The name of an item: the values of these slots that are not empty. */
  name: readonly string[];
  price: string;
  /** A price that is added to every order, and its name. */
  shipping?: { name: string; price: string };
}

/** The subject of a site's request form. Slots are named by their path. */
export interface RequestDeclaration extends Offered {
  /** The subject of the request in the content: its label, and the details beside it. */
  subject?: { label: string; value: readonly string[] };
  /** The labels of its further fields, by the name of the field without "field.". */
  fields: Readonly<Record<string, string>>;
}
