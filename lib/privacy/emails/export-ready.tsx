import { NotMe } from "@/lib/accounts/emails/not-me";
import { emailLinks } from "@/lib/email-links";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { absoluteIn, site } from "@/lib/site";
import { exportHours } from "../rules";

/** `token` is for the link to the export, `alarm` for the link that closes the account. */
export const exportReadyEmail = ({ token, alarm }: { token: string; alarm: string }) =>
  translatedEmail("exportReadyEmail", (t, language) => ({
    subject: t("subject", { shop: site.name }),
    preview: t("preview", { hours: exportHours }),
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t("text", { hours: exportHours })}</Paragraph>
        <ButtonLink href={absoluteIn(language, emailLinks.exportLink(token))}>
          {t("download")}
        </ButtonLink>
        <NotMe language={language} token={alarm} />
      </>
    ),
  }));
