import { backOfficeLink } from "@/lib/back-office-link";
import { ButtonLink, Paragraph } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { absolute } from "@/lib/site";

interface ContactMessage {
  name: string;
  company: string;
  email: string;
  message: string;
}

/** The email to the team with a visitor's message. */
export const contactMessageEmail = ({ name, company, email, message }: ContactMessage): Email => ({
  subject: `Talk to us: ${name || email}`,
  preview: message,
  body: (
    <>
      <Paragraph>{`From: ${name || "(no name)"} <${email}>`}</Paragraph>
      <Paragraph>{`Company: ${company || "(none)"}`}</Paragraph>
      <Paragraph>{message}</Paragraph>
      <ButtonLink href={absolute(backOfficeLink("messages"))}>Answer in the back office</ButtonLink>
    </>
  ),
});
