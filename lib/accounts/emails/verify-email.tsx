import { emailLinks } from "@/lib/email-links";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { absolute, site } from "@/lib/site";

export const verifyEmailEmail = ({ token }: { token: string }): Email => ({
  subject: `Confirm your e-mail address for ${site.name}`,
  preview: "The link works once, within a day.",
  body: (
    <>
      <Title>Confirm your e-mail address</Title>
      <Paragraph>
        Once it is confirmed, messages from your sites reach you here, and nobody else can use it.
      </Paragraph>
      <ButtonLink href={absolute(emailLinks.confirmEmailLink(token))}>
        Confirm this address
      </ButtonLink>
      <Paragraph>
        The link works once, within a day, where you are logged in. If you have no account with us,
        ignore this e-mail: nothing happens without you.
      </Paragraph>
    </>
  ),
});
