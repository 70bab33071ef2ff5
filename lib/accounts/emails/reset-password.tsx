import { emailLinks } from "@/lib/email-links";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { absolute, site } from "@/lib/site";

export const resetPasswordEmail = ({ token }: { token: string }): Email => ({
  subject: `Choose a new password for ${site.name}`,
  preview: "The link works once, within an hour.",
  body: (
    <>
      <Title>A new password</Title>
      <Paragraph>Someone asked for a new password for your account. If it was you:</Paragraph>
      <ButtonLink href={absolute(emailLinks.resetPassword(token))}>
        Choose a new password
      </ButtonLink>
      <Paragraph>
        The link works once, within an hour. If it was not you, ignore this e-mail: your password
        stays as it is.
      </Paragraph>
    </>
  ),
});
