import type { HeldChange } from "@/db/words/sites";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { throughLogin } from "@/lib/platform/email/through-login";
import { seller } from "@/lib/seller";
import { siteLinks } from "@/lib/site-links";
import { toldReasons } from "./reasons";

interface HeldSite {
  template: string;
  license: string;
  change: HeldChange;
}

interface Judged {
  score: number;
  findings: Parameters<typeof toldReasons>[1];
}

const mostReasons = 5;

export const siteHeldEmail = ({
  template,
  license,
  change,
  isOnline,
  score,
  findings,
}: HeldSite & Judged & { isOnline: boolean }) =>
  translatedEmail("siteHeldEmail", (t, language) => {
    const reasons = toldReasons(score, findings, language);
    return {
      subject: t("subject", { template }),
      preview: t("preview"),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t(change, { template })}</Paragraph>
          <Paragraph>{t(isOnline ? "isOnline" : "isOffline")}</Paragraph>
          {reasons.length > 0 ? (
            <>
              <Paragraph>{t("noticed")}</Paragraph>
              {reasons.slice(0, mostReasons).map(({ reason, evidence }) => (
                <Paragraph key={reason}>{t("reason", { reason, evidence })}</Paragraph>
              ))}
              <Paragraph>{t("next")}</Paragraph>
            </>
          ) : (
            <Paragraph>{t("stopped", { email: seller().email })}</Paragraph>
          )}
          <ButtonLink href={throughLogin(siteLinks.ownSite(license), language)}>
            {t("toSite")}
          </ButtonLink>
        </>
      ),
    };
  });

export const siteApprovedEmail = ({ template, license, change }: HeldSite) =>
  translatedEmail("siteApprovedEmail", (t, language) => ({
    subject: t("subject", { template }),
    preview: t("preview"),
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t(change === "publication" ? "text" : "textOfChange", { template })}</Paragraph>
        <ButtonLink href={throughLogin(siteLinks.ownSite(license), language)}>
          {t("toSite")}
        </ButtonLink>
      </>
    ),
  }));

export const siteRefusedEmail = ({
  template,
  license,
  change,
  answer,
}: HeldSite & { answer: string }) =>
  translatedEmail("siteRefusedEmail", (t, language) => ({
    subject: t("subject", { template }),
    preview: answer,
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t(change === "publication" ? "text" : "textOfChange", { template })}</Paragraph>
        <Paragraph>{t("reason", { reason: answer })}</Paragraph>
        <Paragraph>{t("next", { email: seller().email })}</Paragraph>
        <ButtonLink href={throughLogin(siteLinks.ownSite(license), language)}>
          {t("toSite")}
        </ButtonLink>
      </>
    ),
  }));
