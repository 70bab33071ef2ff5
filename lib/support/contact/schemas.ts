import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { emailRefusal, isEmail } from "@/lib/email-address";
import { filterTypes } from "@/lib/platform/http/admin-list";
import { requiredText, text, wellFormed } from "@/lib/text";

const t = currentTranslations("contactErrors");

export const contactMissing = () => t("missing");

export const contactSchema = z.object({
  user_name: text(80).default(""),
  lastname: text(80).default(""),
  company: text(120).default(""),
  user_email: wellFormed(contactMissing)
    .trim()
    .min(1, { error: contactMissing })
    .refine(isEmail, { error: emailRefusal }),
  message: requiredText(4000, contactMissing),
});

export type ContactForm = z.input<typeof contactSchema>;
export type ContactMessage = z.output<typeof contactSchema>;

export const contactReceipt = z.object({ id: z.int() });

/** The columns by which the list can be sorted and filtered. */
export const messageFields = {
  id: filterTypes.id,
  user_name: filterTypes.text,
  lastname: filterTypes.text,
  company: filterTypes.text,
  user_email: filterTypes.text,
  message: filterTypes.text,
  createdAt: filterTypes.date,
};

export type MessageField = keyof typeof messageFields;

/** A message for the back office, with the field names of the contact form. */
export const messageSchema = z
  .object({
    id: z.int(),
    user_name: z.string(),
    lastname: z.string(),
    company: z.string(),
    user_email: z.string(),
    message: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Message" });

export type Message = z.output<typeof messageSchema>;
