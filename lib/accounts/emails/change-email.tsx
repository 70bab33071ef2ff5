import { emailLinks } from "@/lib/email-links";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { absolute, site } from "@/lib/site";

const confirmHref = (token: string) => absolute(emailLinks.confirmEmailLink(token));

/** To the present address. */
export const changeEmailFromEmail = ({
  email,
  token,
}: {
  email: string;
  token: string;
}): Email => ({
  subject: `Confirm the new address of your ${site.name} account`,
  preview: "It changes only if you confirm it.",
  body: (
    <>
      <Title>A new address for your account</Title>
      <Paragraph>{`Your account will change to ${email} once both addresses have confirmed it, within a day.`}</Paragraph>
      <ButtonLink href={confirmHref(token)}>Confirm the change</ButtonLink>
      <Paragraph>
        If you did not ask for this, do not confirm it, and change your password: the person who
        asked knows it.
      </Paragraph>
    </>
  ),
});

/** To the new one. */
export const changeEmailToEmail = ({ token }: { token: string }): Email => ({
  subject: `Confirm your new address for ${site.name}`,
  preview: "The link works once, within a day.",
  body: (
    <>
      <Title>Your new address</Title>
      <Paragraph>
        An account will change to this address. If it is yours, confirm it where you are logged in.
      </Paragraph>
      <ButtonLink href={confirmHref(token)}>Confirm this address</ButtonLink>
      <Paragraph>
        The link works once, within a day. If you have no account with us, ignore this e-mail:
        nothing happens without you.
      </Paragraph>
    </>
  ),
});
