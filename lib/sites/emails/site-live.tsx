import { ButtonLink, Paragraph, TextLink, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { throughLogin } from "@/lib/platform/email/through-login";
import { siteLinks } from "@/lib/site-links";
import { shownSite } from "../domains/shown-host";

export const siteLiveEmail = (
  template: string,
  address: string,
  license: string,
  isHidden = false,
) =>
  translatedEmail("siteLiveEmail", (t, language) => ({
    subject: t("subject", { template }),
    preview: shownSite(address),
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t("text", { template })}</Paragraph>
        <ButtonLink href={address}>{t("open")}</ButtonLink>
        {isHidden && <Paragraph>{t("notListed")}</Paragraph>}
        <Paragraph>{t("next")}</Paragraph>
        <TextLink href={throughLogin(siteLinks.ownSite(license), language)}>{t("toPage")}</TextLink>
      </>
    ),
  }));
