import type { Letter } from "../letter";
import { Paragraph } from "./parts";

interface ContactMessage {
  name: string;
  company: string;
  email: string;
  message: string;
}

/** What a visitor wrote to the team. */
export const contactLetter = ({ name, company, email, message }: ContactMessage): Letter => ({
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
