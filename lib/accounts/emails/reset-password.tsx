import { emailLinks } from "@/lib/email-links";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { absoluteIn, site } from "@/lib/site";

export const resetPasswordEmail = ({ token }: { token: string }) =>
  translatedEmail("resetPasswordEmail", (t, language) => ({
    subject: t("subject", { shop: site.name }),
    preview: t("preview"),
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t("text")}</Paragraph>
        <ButtonLink href={absoluteIn(language, emailLinks.resetPassword(token))}>
          {t("choose")}
        </ButtonLink>
        <Paragraph>{t("howLong")}</Paragraph>
      </>
    ),
  }));
