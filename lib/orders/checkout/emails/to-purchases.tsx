import { links } from "@/lib/links";
import { ButtonLink } from "@/lib/platform/email/components";
import { absoluteIn } from "@/lib/site";
import { translatorIn } from "@/lib/translations/messages";

export const ToPurchases = ({ language }: { language: string }) => (
  <ButtonLink href={absoluteIn(language, links.purchases)}>
    {translatorIn(language, "orderEmails")("seePurchases")}
  </ButtonLink>
);
