import { Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { site } from "@/lib/site";
import { NotMe } from "./not-me";

/** To the previous address of the account. */
export const emailChangedEmail = ({ email, token }: { email: string; token: string }) =>
  translatedEmail("emailChangedEmail", (t, language) => ({
    subject: t("subject", { shop: site.name }),
    preview: t("preview", { email }),
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t("text", { email })}</Paragraph>
        <NotMe language={language} token={token} />
      </>
    ),
  }));
