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

/** Words that some order forms have besides. */
export const orderWords = {
  title: word("Headline", formWords.yourOrder),
  quantity: word("Quantity", words.quantity),
  empty: word("When nothing is chosen", formWords.nothingYet, 80),
  total: word("Before the sum", words.total),
};

/**
 * Words of the form that an order is sent with; `own` are further ones. The sample has no such form: its cart
 * only shows how it works.
 */
export const orderForm = <const S extends Slots>(own: S) =>
  group("Order form of the site", {
    ...own,
    ...fields(formWords.orderConsent),
    send: word("Button", formWords.sendOrder),
  });

/** The button of a form that has no word of the sample for it. */
export const requestSend = word("Button", formWords.sendRequest);

/** Words of a form that a site is asked for something with: around those of all forms, the template's own. */
export const requestForm = <const Before extends Slots, const After extends Slots>(
  before: Before,
  after: After,
) => group("Form of the site", { ...before, ...fields(formWords.requestConsent), ...after });

interface Offered {
  /** The section that has its form, where that can be switched off. */
  section?: string;
}

/** A list of products that can be ordered. Slots are named by their path, those of an item inside of it. */
export interface Catalog extends Offered {
  /** The list. */
  items: string;
  /** What an item is called: all of these that are not empty. */
  name: readonly string[];
  price: string;
  /** A price that every order costs besides, and its name. */
  shipping?: { name: string; price: string };
}

/** What a site is asked for. Slots are named by their path. */
export interface RequestDeclaration extends Offered {
  /** What the request is about, from the content: its label, and what stands beside that. */
  subject?: { label: string; value: readonly string[] };
  /** The labels of its further fields, by the name of the field without "field.". */
  fields: Readonly<Record<string, string>>;
}
