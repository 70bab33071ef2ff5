import { backOfficeLink } from "@/lib/back-office-link";
import { firstCharacters } from "@/lib/graphemes";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { throughLogin } from "@/lib/platform/email/through-login";
import { translatorIn } from "@/lib/translations/messages";

interface NewThreadMessage {
  threadId: number;
  /** Null for a message of the contact form. */
  invoiceId: number | null;
  /** Name or address of the customer. */
  from: string;
  /** The sender's address if an email came from another address than the customer's. */
  fromAddress: string | null;
  message: string;
}

/** To the staff: a customer has written about an order, or answered. */
export const threadMessageEmail = (facts: NewThreadMessage) =>
  translatedEmail("threadMessageEmail", (t, language) => {
    const { threadId, invoiceId, from, fromAddress, message } = facts;
    const order = String(invoiceId);
    return {
      subject: invoiceId === null ? t("subject", { from }) : t("subjectOrder", { from, order }),
      preview: firstCharacters(message, 150),
      body: (
        <>
          <Title>
            {invoiceId === null ? t("title", { from }) : t("titleOrder", { from, order })}
          </Title>
          {fromAddress !== null && (
            <Paragraph>{t("otherAddress", { address: fromAddress })}</Paragraph>
          )}
          <Paragraph>{message || t("noText")}</Paragraph>
          <ButtonLink href={throughLogin(backOfficeLink("messages", { thread: String(threadId) }))}>
            {translatorIn(language, "staffEmails")("answer")}
          </ButtonLink>
        </>
      ),
    };
  });
