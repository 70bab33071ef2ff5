import { Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { site } from "@/lib/site";
import { NotMe } from "./not-me";

interface Unlinked {
  /** The host of the issuer. */
  provider: string;
  token: string;
}

export const identityUnlinkedEmail = ({ provider, token }: Unlinked) =>
  translatedEmail("identityUnlinkedEmail", (t, language) => ({
    subject: t("subject", { shop: site.name }),
    preview: t("text", { provider }),
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t("text", { provider })}</Paragraph>
        <NotMe language={language} token={token} />
      </>
    ),
  }));
