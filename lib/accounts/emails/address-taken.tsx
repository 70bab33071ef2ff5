import { links } from "@/lib/links";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { absoluteIn, site } from "@/lib/site";

/** To an address that a customer wants to change to, if that address already has an account. */
export const addressTakenEmail = () =>
  translatedEmail("addressTakenEmail", (t, language) => ({
    subject: t("subject", { shop: site.name }),
    preview: t("preview"),
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t("text")}</Paragraph>
        <ButtonLink href={absoluteIn(language, links.login)}>{t("login")}</ButtonLink>
        <Paragraph>{t("notYou")}</Paragraph>
      </>
    ),
  }));
