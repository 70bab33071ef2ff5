import { firstCharacters } from "@/lib/graphemes";
import { links } from "@/lib/links";
import { ButtonLink, Paragraph } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { throughLogin } from "@/lib/platform/email/through-login";

interface ThreadAnswer {
  /** Null for a message of the contact form. */
  invoiceId: number | null;
  answer: string;
  /** Whether the customer has written before. */
  isAsked: boolean;
}

/** To the customer: a message of the shop. A reply to the email is added to the thread. */
export const threadAnswerEmail = ({ invoiceId, answer, isAsked }: ThreadAnswer) =>
  translatedEmail("threadAnswerEmail", (t, language) => {
    const about = { order: String(invoiceId) };
    const subject =
      invoiceId === null
        ? t(isAsked ? "answer" : "question")
        : t(isAsked ? "answerAboutOrder" : "questionAboutOrder", about);
    return {
      subject,
      preview: firstCharacters(answer, 150),
      body: (
        <>
          <Paragraph>{answer}</Paragraph>
          {invoiceId !== null && (
            <ButtonLink href={throughLogin(links.purchases, language)}>
              {t("toPurchases")}
            </ButtonLink>
          )}
          <Paragraph>{invoiceId === null ? t("reply") : t("replyAboutOrder", about)}</Paragraph>
        </>
      ),
    };
  });
