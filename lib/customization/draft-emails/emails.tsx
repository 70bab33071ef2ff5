import { templateSlugs } from "@/components/templates/registry";
import { emailLinks } from "@/lib/email-links";
import { links } from "@/lib/links";
import { ButtonLink, Paragraph, TextLink, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { sellerDay } from "@/lib/seller-dates";
import { absolute } from "@/lib/site";
import { nameOfTemplate } from "../content/declarations";

interface KeptDraft {
  /** One of `mailedTemplates`. */
  template: string;
  changedAt: Date;
  /** The link that stops these emails. */
  token: string;
}

/** The templates for which these emails exist: earlier releases may have had others. */
export const emailedTemplates: string[] = templateSlugs;

export function keptDraftEmail({ template, changedAt, token }: KeptDraft): Email {
  const name = nameOfTemplate(template);
  return {
    subject: `Your draft of ${name} is waiting for you`,
    preview: "Everything is where you left it.",
    body: (
      <>
        <Title>Your draft is waiting for you</Title>
        <Paragraph>
          {`You last edited ${name} on ${sellerDay(changedAt)}. Everything is where you left it, on all your devices.`}
        </Paragraph>
        <ButtonLink href={absolute(links.editor(template))}>Continue editing</ButtonLink>
        <Paragraph>
          You asked for this e-mail under “Your drafts”. It comes once, a week after the last change
          of a draft that you have not ordered.
        </Paragraph>
        <TextLink href={absolute(emailLinks.stopDraftEmailLink(token))}>
          Send me no more of these e-mails
        </TextLink>
      </>
    ),
  };
}
