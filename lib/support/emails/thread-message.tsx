import { backOfficeLink } from "@/lib/back-office-link";
import { firstCharacters } from "@/lib/graphemes";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { absolute } from "@/lib/site";

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
export const threadMessageEmail = (facts: NewThreadMessage): Email => {
  const { threadId, invoiceId, from, fromAddress, message } = facts;
  const about = invoiceId === null ? "an earlier message" : `order ${invoiceId}`;
  return {
    subject: `Message about ${about}: ${from}`,
    preview: firstCharacters(message, 150),
    body: (
      <>
        <Title>{`${from} wrote about ${about}`}</Title>
        {fromAddress !== null && (
          <Paragraph>{`This came from ${fromAddress}, which is not the customer's address.`}</Paragraph>
        )}
        <Paragraph>{message || "The e-mail has no text."}</Paragraph>
        <ButtonLink href={absolute(backOfficeLink("messages", { thread: String(threadId) }))}>
          Answer in the back office
        </ButtonLink>
      </>
    ),
  };
};
