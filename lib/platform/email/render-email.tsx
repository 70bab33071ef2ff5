import { render, toPlainText } from "@react-email/render";
import type { ReactNode } from "react";
import { mainLanguage } from "@/lib/languages.mjs";
import { links } from "@/lib/links";
import { languageOf, translatorIn } from "@/lib/translations/messages";
import type { Namespace, Translator } from "@/lib/translations/translator";
import { Paragraph, TextLink } from "./components";
import { EmailLayout } from "./layout";
import { throughLogin } from "./through-login";

/** An email; its body is made of the parts in `lib/platform/email/components.tsx`. */
export interface Email {
  subject: string;
  /** A summary in one line, which mailboxes show beside the subject. */
  preview: string;
  body: ReactNode;
  /** That of its texts: the back office is not in every language. */
  language?: string;
}

/** An email in the language of its reader. */
export type TranslatedEmail = (language: string) => Email;

/** An email whose messages are those of a group. */
export const translatedEmail =
  <Group extends Namespace>(
    group: Group,
    write: (t: Translator<Group>, language: string) => Email,
  ): TranslatedEmail =>
  (wanted) => {
    const language = languageOf(wanted, group);
    return { ...write(translatorIn(language, group), language), language };
  };

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
export async function renderEmail({ subject, preview, body }: Email, language = mainLanguage) {
  const html = await render(
    <EmailLayout language={language} preview={oneLine(preview)}>
      {body}
    </EmailLayout>,
  );
  return { subject: oneLine(subject), html, text: toPlainText(html, asWritten) };
}

/** The same email for when its attachments cannot be generated: it says where they are instead. */
export async function renderWithoutAttachments({ body, ...email }: Email, language: string) {
  const t = translatorIn(language, "emailParts");
  const withHint = (
    <>
      {body}
      <Paragraph>{t("notAttached")}</Paragraph>
      <TextLink href={throughLogin(links.purchases, language)}>{t("purchases")}</TextLink>
    </>
  );
  const { html, text } = await renderEmail({ ...email, body: withHint }, language);
  return { html, text };
}
