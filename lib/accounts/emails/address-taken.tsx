import { links } from "@/lib/links";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { absolute, site } from "@/lib/site";

/** To an address that a customer wants to change to, if that address already has an account. */
export const addressTakenEmail = (): Email => ({
  subject: `You have a ${site.name} account already`,
  preview: "Somebody wanted to move another account to this address.",
  body: (
    <>
      <Title>You have an account already</Title>
      <Paragraph>
        Somebody wanted to move another account to this address. It cannot, because you have an
        account here. If it was you, log in to this one.
      </Paragraph>
      <ButtonLink href={absolute(links.login)}>Log in</ButtonLink>
      <Paragraph>If it was not you, you need not do anything.</Paragraph>
    </>
  ),
});
