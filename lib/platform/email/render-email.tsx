import { render, toPlainText } from "@react-email/render";
import type { ReactNode } from "react";
import { links } from "@/lib/links";
import { absolute } from "@/lib/site";
import { Paragraph, TextLink } from "./components";
import { EmailLayout } from "./layout";

/** An email; its body is made of the parts in `lib/platform/email/components.tsx`. */
export interface Email {
  subject: string;
  /** A summary in one line, which mailboxes show beside the subject. */
  preview: string;
  body: ReactNode;
}

/** Line breaks are removed: the text after one would become a header of its own. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

const asWritten = {
  selectors: [
    { selector: "h1", options: { uppercase: false, leadingLineBreaks: 2 } },
    {
      selector: `[data-text-format="dataTable"]`,
      options: { uppercaseHeaderCells: false, colSpacing: 3 },
    },
  ],
};

/** The email in its layout, as HTML and as the same content in plain text. */
export async function renderEmail({ subject, preview, body }: Email) {
  const html = await render(<EmailLayout preview={oneLine(preview)}>{body}</EmailLayout>);
  return { subject: oneLine(subject), html, text: toPlainText(html, asWritten) };
}

/** The same email for when its attachments cannot be generated: it says where they are instead. */
export async function renderWithoutAttachments({ body, ...email }: Email) {
  const { html, text } = await renderEmail({
    ...email,
    body: (
      <>
        {body}
        <Paragraph>The document could not be attached. It is among your purchases.</Paragraph>
        <TextLink href={absolute(links.purchases)}>Your purchases</TextLink>
      </>
    ),
  });
  return { html, text };
}
