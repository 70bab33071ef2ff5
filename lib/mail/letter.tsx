import { render, toPlainText } from "@react-email/render";
import type { ReactNode } from "react";
import { Frame } from "./letters/frame";

/** A mail as it is written; its body is made of the parts in `letters/parts`. */
export interface Letter {
  subject: string;
  /** What it says, in one line: shown beside the subject in a list of mails. */
  preview: string;
  body: ReactNode;
}

/** A header ends at a line break: whatever follows one must not become a header of its own. */
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

/** The letter in its frame, as HTML and as the same words in plain text. */
export async function renderLetter({ subject, preview, body }: Letter) {
  const html = await render(<Frame preview={oneLine(preview)}>{body}</Frame>);
  return { subject: oneLine(subject), html, text: toPlainText(html, asWritten) };
}
