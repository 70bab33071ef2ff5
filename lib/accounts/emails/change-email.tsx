import { emailLinks } from "@/lib/email-links";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { absoluteIn, site } from "@/lib/site";

interface Change {
  /** The new address. */
  email: string;
  token: string;
}

/** To the present address. */
export const changeEmailFromEmail = ({ email, token }: Change) =>
  translatedEmail("changeEmailFromEmail", (t, language) => ({
    subject: t("subject", { shop: site.name }),
    preview: t("preview"),
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t("text", { email })}</Paragraph>
        <ButtonLink href={absoluteIn(language, emailLinks.confirmEmailLink(token))}>
          {t("confirm")}
        </ButtonLink>
        <Paragraph>{t("notYou")}</Paragraph>
      </>
    ),
  }));

/** To the new one. */
export const changeEmailToEmail = ({ token }: { token: string }) =>
  translatedEmail("changeEmailToEmail", (t, language) => ({
    subject: t("subject", { shop: site.name }),
    preview: t("preview"),
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t("text")}</Paragraph>
        <ButtonLink href={absoluteIn(language, emailLinks.confirmEmailLink(token))}>
          {t("confirm")}
        </ButtonLink>
        <Paragraph>{t("howLong")}</Paragraph>
      </>
    ),
  }));
