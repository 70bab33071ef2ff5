import { env } from "@/lib/env";
import { Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { site } from "@/lib/site";
import { NotMe } from "./not-me";

export const identityLinkedEmail = ({ token }: { token: string }) =>
  translatedEmail("identityLinkedEmail", (t, language) => {
    const provider = env("identity").OIDC_NAME;
    return {
      subject: t("subject", { shop: site.name }),
      preview: t("preview", { provider }),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t("text", { provider })}</Paragraph>
          <NotMe language={language} token={token} />
        </>
      ),
    };
  });
