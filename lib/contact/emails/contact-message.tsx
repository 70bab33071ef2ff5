import { Paragraph } from "../../email/components";
import type { Email } from "../../email/render-email";

interface ContactMessage {
  name: string;
  company: string;
  email: string;
  message: string;
}

/** What a visitor wrote to the team. */
export const contactMessageEmail = ({ name, company, email, message }: ContactMessage): Email => ({
  subject: `Talk to us: ${name || email}`,
  preview: message,
  body: (
    <>
      <Paragraph>{`From: ${name || "(no name)"} <${email}>`}</Paragraph>
      <Paragraph>{`Company: ${company || "(none)"}`}</Paragraph>
      <Paragraph>{message}</Paragraph>
    </>
  ),
});
