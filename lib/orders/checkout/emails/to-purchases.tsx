import { links } from "@/lib/links";
import { ButtonLink } from "@/lib/platform/email/components";
import { throughLogin } from "@/lib/platform/email/through-login";
import { translatorIn } from "@/lib/translations/messages";

export const ToPurchases = ({ language }: { language: string }) => (
  <ButtonLink href={throughLogin(links.purchases, language)}>
    {translatorIn(language, "orderEmails")("seePurchases")}
  </ButtonLink>
);
