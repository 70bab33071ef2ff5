import { links } from "@/lib/links";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { throughLogin } from "@/lib/platform/email/through-login";
import { seller } from "@/lib/seller";

export const reviewHiddenEmail = (preset: string, reason: string | null) =>
  translatedEmail("reviewHiddenEmail", (t, language) => ({
    subject: t("subject", { preset }),
    preview: reason ?? t("preview"),
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t("text", { preset })}</Paragraph>
        {reason && <Paragraph>{t("reason", { reason })}</Paragraph>}
        <Paragraph>{t("disagree", { email: seller().email })}</Paragraph>
        <ButtonLink href={throughLogin(links.purchases, language)}>{t("toPurchases")}</ButtonLink>
      </>
    ),
  }));
