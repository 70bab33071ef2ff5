import * as words from "./contact-words";
import * as formWords from "./form-words";
import { choice, paragraph, section, text, word } from "./slots";
import type { ContentValues } from "./values";
import type { SlotView } from "./views";

/** The id of the section, for links that lead to it. */
export const contactFormId = "contact-form";

/** Its place among the parts of a page that links can lead to. */
export const contactPart = { [contactFormId]: "Contact form" } as const;

const fieldChoices = { required: "Required", optional: "Optional" } as const;

/** The contact form, which a template has under `contactForm`; it is turned off in the sample. */
export const contactSection = (sample: { title: string; text: string }) =>
  section(
    "Contact form",
    {
      title: text("Headline", sample.title, { max: 60 }),
      text: paragraph("Introduction", sample.text, { max: 240, isOptional: true }),
      name: word("Label of the name", formWords.name, 40),
      nameIs: choice("Name", "required", fieldChoices),
      email: word("Label of the e-mail address", formWords.email, 40),
      message: word("Label of the message", words.message, 40),
      messageIs: choice("Message", "required", fieldChoices),
      optional: word("After the label of an optional field", words.optional, 20),
      consent: word("Consent", words.consent, 240),
      send: word("Button", words.send, 30),
      notYet: word("Note until the site is online", words.notYet, 100),
      thanksTitle: word("Headline of the thanks", words.thanksTitle, 60),
      thanksText: word("Text of the thanks", words.thanksText, 240),
    },
    false,
  );

export type ContactFormView = SlotView<ReturnType<typeof contactSection>>;

/**
 * A migration: an order of sections that was stored before the form existed gets the form at its
 * end.
 */
export const withContactFormIn =
  (path: string) =>
  (content: ContentValues): ContentValues => {
    const order = content[path];
    if (!Array.isArray(order)) return content;
    return { ...content, [path]: [...order.filter((it) => typeof it === "string"), "contactForm"] };
  };

/** File names of text pages about privacy. */
export const isPrivacyPage = (name: string): boolean =>
  /^(privacy|datenschutz|privacidade?|confidentialite|riservatezza)/.test(name);
