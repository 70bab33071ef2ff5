import { emailLinks } from "@/lib/email-links";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { absolute, site } from "@/lib/site";

export const welcomeEmail = ({ name, token }: { name: string; token: string }): Email => ({
  subject: `Welcome to ${site.name}`,
  preview: "Your account is ready.",
  body: (
    <>
      <Title>{`Hello ${name}`}</Title>
      <Paragraph>
        Your account is ready. Log in with this e-mail address to keep your cart, your purchases and
        your colors in one place. Please confirm that it is yours, so that messages from your sites
        reach you.
      </Paragraph>
      <ButtonLink href={absolute(emailLinks.confirmEmailLink(token))}>
        Confirm this address
      </ButtonLink>
      <Paragraph>
        If you did not create this account, someone typed your address by mistake. Do not confirm
        it: there is nothing you need to do.
      </Paragraph>
    </>
  ),
});
