import { Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { site } from "@/lib/site";
import { NotMe } from "./not-me";

export const passwordChangedEmail = ({ token }: { token: string }) =>
  translatedEmail("passwordChangedEmail", (t, language) => ({
    subject: t("subject", { shop: site.name }),
    preview: t("preview"),
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t("text")}</Paragraph>
        <NotMe language={language} token={token} />
      </>
    ),
  }));
