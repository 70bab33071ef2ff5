import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { throughLogin } from "@/lib/platform/email/through-login";
import { siteLinks } from "@/lib/site-links";
import { failureText } from "../failure-text";

interface FailedWebhook {
  template: string;
  address: string;
  /** A `failure`. */
  reason: string;
  license: string;
}

/** To the owner of a site whose program did not take a message. */
export const webhookFailedEmail = ({ template, address, reason: stored, license }: FailedWebhook) =>
  translatedEmail("webhookFailedEmail", (t, language) => {
    const reason = failureText(stored, language);
    return {
      subject: t("subject"),
      preview: reason,
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t("text", { template, address, reason })}</Paragraph>
          <Paragraph>{t("next")}</Paragraph>
          <ButtonLink href={throughLogin(siteLinks.ownSite(license, "settings"), language)}>
            {t("toSettings")}
          </ButtonLink>
        </>
      ),
    };
  });
