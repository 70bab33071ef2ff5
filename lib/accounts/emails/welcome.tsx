import { emailLinks } from "@/lib/email-links";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { absoluteIn, site } from "@/lib/site";

export const welcomeEmail = ({ name, token }: { name: string; token: string }) =>
  translatedEmail("welcomeEmail", (t, language) => ({
    subject: t("subject", { shop: site.name }),
    preview: t("preview"),
    body: (
      <>
        <Title>{t("hello", { name })}</Title>
        <Paragraph>{t("text")}</Paragraph>
        <ButtonLink href={absoluteIn(language, emailLinks.confirmEmailLink(token))}>
          {t("confirm")}
        </ButtonLink>
        <Paragraph>{t("byMistake")}</Paragraph>
      </>
    ),
  }));
