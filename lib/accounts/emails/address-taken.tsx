import { links } from "@/lib/links";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { absolute, site } from "@/lib/site";

/** To an address that a customer wants to change to, if that address already has an account. */
export const addressTakenEmail = (): Email => ({
  subject: `You have a ${site.name} account already`,
  preview: "Someone tried to use this address for another account.",
  body: (
    <>
      <Title>You have an account already</Title>
      <Paragraph>
        Someone tried to use this address for another account. That is not possible: you already
        have an account here. If it was you, log in to that account.
      </Paragraph>
      <ButtonLink href={absolute(links.login)}>Log in</ButtonLink>
      <Paragraph>If it was not you, there is nothing you need to do.</Paragraph>
    </>
  ),
});
