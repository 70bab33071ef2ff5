import { ButtonLink, Paragraph } from "@/lib/email/components";
import type { Email } from "@/lib/email/render-email";
import { links } from "@/lib/links";
import { absolute } from "@/lib/site";
import { subjectOf } from "../rules";

interface ThreadAnswer {
  /** Null for a message of the contact form. */
  invoiceId: number | null;
  answer: string;
}

/** To the customer: what the shop answers. An answer to it comes back into the thread. */
export const threadAnswerEmail = ({ invoiceId, answer }: ThreadAnswer): Email => ({
  subject: `Re: ${subjectOf(invoiceId)}`.replace("Re: your", "Re: Your"),
  preview: answer.slice(0, 150),
  body: (
    <>
      <Paragraph>{answer}</Paragraph>
      {invoiceId !== null && (
        <ButtonLink href={absolute(links.purchases)}>See all messages in your purchases</ButtonLink>
      )}
      <Paragraph>{`This is about ${subjectOf(invoiceId)}. To write back, answer this mail.`}</Paragraph>
    </>
  ),
});
