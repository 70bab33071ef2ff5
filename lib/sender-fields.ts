import { line } from "./company-name";
import { emailRefusal, isEmail } from "./email-address";
import { type Message, wellFormed } from "./text";

/** The name is in an email to an address that nobody has confirmed: it must not lead anywhere. */
const hasLink = /[/@<>]|www\.|\.\w{2,}\b/i;

interface SenderErrors {
  nameMissing: Message;
  /** If the name has a link in it. */
  nameOnly: Message;
  emailMissing: Message;
}

/** Name and email address of somebody who sends a form without an account. */
export const senderFields = (errors: SenderErrors) => ({
  name: line(80)
    .refine((name) => name !== "", { error: errors.nameMissing })
    .refine((name) => !hasLink.test(name), { error: errors.nameOnly }),
  email: wellFormed(errors.emailMissing)
    .trim()
    .min(1, { error: errors.emailMissing })
    .refine(isEmail, { error: emailRefusal }),
});
