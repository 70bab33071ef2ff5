import { firstCharacters } from "@/lib/graphemes";
import { links } from "@/lib/links";
import { ButtonLink, Paragraph } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { absolute } from "@/lib/site";
import { subjectOf } from "../rules";

interface ThreadAnswer {
  /** Null for a message of the contact form. */
  invoiceId: number | null;
  answer: string;
  /** Whether the customer has written before. */
  isAsked: boolean;
}

/** To the customer: a message of the shop. A reply to the email is added to the thread. */
export const threadAnswerEmail = ({ invoiceId, answer, isAsked }: ThreadAnswer): Email => ({
  subject: isAsked
    ? `Re: ${subjectOf(invoiceId)}`.replace("Re: your", "Re: Your")
    : `About ${subjectOf(invoiceId)}`,
  preview: firstCharacters(answer, 150),
  body: (
    <>
      <Paragraph>{answer}</Paragraph>
      {invoiceId !== null && (
        <ButtonLink href={absolute(links.purchases)}>See all messages in your purchases</ButtonLink>
      )}
      <Paragraph>{`This is about ${subjectOf(invoiceId)}. To write back, reply to this e-mail.`}</Paragraph>
    </>
  ),
});
