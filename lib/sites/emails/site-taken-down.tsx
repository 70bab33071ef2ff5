import type { ReportSource, TakedownGround } from "@/db/words/site-reports";
import { links } from "@/lib/links";
import { ButtonLink, Facts, Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { throughLogin } from "@/lib/platform/email/through-login";
import { siteLinks } from "@/lib/site-links";
import { translatorIn } from "@/lib/translations/messages";
import { objectionHours } from "../reports/rules";

interface Statement {
  reason: string;
  ground: TakedownGround;
  source: ReportSource;
  /** Null until the license is first shown. */
  license: string | null;
}

/** The statement of reasons to the owner (Article 17 of Regulation (EU) 2022/2065). */
export const siteTakenDownEmail = (
  template: string,
  { reason, ground, source, license }: Statement,
) =>
  translatedEmail("siteTakenDownEmail", (t, language) => {
    const parts = translatorIn(language, "reportEmails");
    const learned = source === "notice" ? "somebodyReported" : "sawOurselves";
    const page = license ? siteLinks.ownSite(license) : links.purchases;
    return {
      subject: t("subject", { template }),
      preview: reason,
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t("text", { template })}</Paragraph>
          <Paragraph>{parts("reason", { reason })}</Paragraph>
          <Facts
            facts={{
              [parts("ground")]: translatorIn(language, "takedownGrounds")(ground),
              [parts("learned")]: parts(learned),
              [parts("decidedBy")]: parts("person"),
            }}
          />
          <Paragraph>{t("disagree", { days: objectionHours / 24 })}</Paragraph>
          <ButtonLink href={throughLogin(page, language)}>{t("object")}</ButtonLink>
        </>
      ),
    };
  });

/** After a takedown; `answer` is that to an objection. */
export const siteAllowedEmail = (
  template: string,
  { isOnline, answer }: { isOnline: boolean; answer: string | null },
) =>
  translatedEmail("siteAllowedEmail", (t, language) => ({
    subject: t(isOnline ? "subjectOnline" : "subject", { template }),
    preview: answer ?? t("preview"),
    body: (
      <>
        <Title>{t(isOnline ? "titleOnline" : "title")}</Title>
        <Paragraph>{t(isOnline ? "textOnline" : "text", { template })}</Paragraph>
        {answer !== null && <Paragraph>{t("answer", { answer })}</Paragraph>}
        <ButtonLink href={throughLogin(links.purchases, language)}>{t("toPurchases")}</ButtonLink>
      </>
    ),
  }));
