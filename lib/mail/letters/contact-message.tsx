import type { Letter } from "../letter";
import { Paragraph } from "./frame";

interface ContactMessage {
  name: string;
  company: string;
  email: string;
  message: string;
}

/** What a visitor wrote to the team. */
export const contactLetter = ({ name, company, email, message }: ContactMessage): Letter => ({
  subject: `Talk to us: ${name || email}`,
  body: (
    <>
      <Paragraph>{`From: ${name || "(no name)"} <${email}>`}</Paragraph>
      <Paragraph>{`Company: ${company || "(none)"}`}</Paragraph>
      <Paragraph>{message}</Paragraph>
    </>
  ),
});
