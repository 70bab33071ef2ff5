import { Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { site } from "@/lib/site";
import { NotMe } from "./not-me";

interface PasskeyNotice {
  event: "added" | "removed";
  /** The name that its owner gave it. */
  name: string;
  token: string;
}

const groups = { added: "passkeyAddedEmail", removed: "passkeyRemovedEmail" } as const;

export const passkeyEmail = ({ event, name, token }: PasskeyNotice) =>
  translatedEmail(groups[event], (t, language) => ({
    subject: t("subject", { shop: site.name }),
    preview: t("preview"),
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t("text", { name })}</Paragraph>
        <NotMe language={language} token={token} />
      </>
    ),
  }));
