import { Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { site } from "@/lib/site";
import { NotMe } from "./not-me";

export type FactorEvent = keyof typeof groups;

const groups = {
  on: "secondFactorOnEmail",
  off: "secondFactorOffEmail",
  "codes-renewed": "codesRenewedEmail",
  "recovery-code-used": "recoveryCodeUsedEmail",
  guessed: "codesGuessedEmail",
} as const;

export const secondFactorEmail = ({ event, token }: { event: FactorEvent; token: string }) =>
  translatedEmail(groups[event], (t, language) => ({
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
