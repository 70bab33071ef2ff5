import { emailLinks } from "@/lib/email-links";
import { ButtonLink, Paragraph } from "@/lib/platform/email/components";
import { absoluteIn } from "@/lib/site";
import { translatorIn } from "@/lib/translations/messages";

interface NotMeProps {
  language: string;
  token: string;
}

/** The end of every notice: the link with which the owner closes an account that was taken over. */
export function NotMe({ language, token }: NotMeProps) {
  const t = translatorIn(language, "notMeEmail");
  return (
    <>
      <Paragraph>{t("text")}</Paragraph>
      <ButtonLink href={absoluteIn(language, emailLinks.notMeLink(token))}>{t("notMe")}</ButtonLink>
    </>
  );
}
