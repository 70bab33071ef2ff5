import { templateSlugs } from "@/components/templates/registry";
import { emailLinks } from "@/lib/email-links";
import { links } from "@/lib/links";
import { ButtonLink, Paragraph, TextLink, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { sellerDay } from "@/lib/seller-dates";
import { absoluteIn } from "@/lib/site";
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

export const keptDraftEmail = ({ template: slug, changedAt, token }: KeptDraft) =>
  translatedEmail("keptDraftEmail", (t, language) => {
    const template = nameOfTemplate(slug);
    return {
      subject: t("subject", { template }),
      preview: t("preview"),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t("text", { template, day: sellerDay(changedAt, language) })}</Paragraph>
          <ButtonLink href={absoluteIn(language, links.editor(slug))}>{t("edit")}</ButtonLink>
          <Paragraph>{t("why")}</Paragraph>
          <TextLink href={absoluteIn(language, emailLinks.stopDraftEmailLink(token))}>
            {t("stop")}
          </TextLink>
        </>
      ),
    };
  });
