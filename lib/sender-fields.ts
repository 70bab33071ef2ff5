import { line } from "./company-name";
import { emailRefusal, isEmail } from "./email-address";
import { wellFormed } from "./text";

/** The name is in an email to an address that nobody has confirmed: it must not lead anywhere. */
const hasLink = /[/@<>]|www\.|\.\w{2,}\b/i;

interface SenderErrors {
  nameMissing: string;
  /** If the name has a link in it. */
  nameOnly: string;
  emailMissing: string;
}

/** Name and email address of somebody who sends a form without an account. */
export const senderFields = (errors: SenderErrors) => ({
  name: line(80)
    .refine((name) => name !== "", errors.nameMissing)
    .refine((name) => !hasLink.test(name), errors.nameOnly),
  email: wellFormed(errors.emailMissing)
    .trim()
    .min(1, errors.emailMissing)
    .refine(isEmail, { error: emailRefusal }),
});
