import { render, toPlainText } from "@react-email/render";
import { Children, type ReactNode } from "react";
import { Frame, Paragraph } from "./letters/frame";

/** A mail as it is written: paragraphs of plain text, or a body made of the parts in `letters/frame`. */
export type Letter = { subject: string } & ({ paragraphs: string[] } | { body: ReactNode });

/** A header ends at a line break: whatever follows one must not become a header of its own. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

const bodyOf = (letter: Letter) =>
  "body" in letter
    ? letter.body
    : Children.map(letter.paragraphs, (it) => <Paragraph>{it}</Paragraph>);

/** The letter in its frame, as HTML and as the same words in plain text. */
export async function renderLetter(letter: Letter) {
  const html = await render(<Frame>{bodyOf(letter)}</Frame>);
  return { subject: oneLine(letter.subject), html, text: toPlainText(html) };
}
