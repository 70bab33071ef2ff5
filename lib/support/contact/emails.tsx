import { backOfficeLink } from "@/lib/back-office-link";
import { ButtonLink, Paragraph } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { throughLogin } from "@/lib/platform/email/through-login";
import { translatorIn } from "@/lib/translations/messages";

interface ContactMessage {
  name: string;
  company: string;
  email: string;
  message: string;
}

/** The email to the team with a visitor's message. */
export const contactMessageEmail = ({ name, company, email, message }: ContactMessage) =>
  translatedEmail("contactMessageEmail", (t, language) => ({
    subject: t("subject", { from: name || email }),
    preview: message,
    body: (
      <>
        <Paragraph>{t("from", { sender: `${name || t("noName")} <${email}>` })}</Paragraph>
        <Paragraph>{t("company", { company: company || t("noCompany") })}</Paragraph>
        <Paragraph>{message}</Paragraph>
        <ButtonLink href={throughLogin(backOfficeLink("messages"))}>
          {translatorIn(language, "staffEmails")("answer")}
        </ButtonLink>
      </>
    ),
  }));
