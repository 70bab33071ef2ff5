import { links } from "@/lib/links";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { absolute, site } from "@/lib/site";

const confirmHref = (token: string) => absolute(links.confirmEmailLink(token));

/** To the present address. */
export const changeEmailFromEmail = ({
  email,
  token,
}: {
  email: string;
  token: string;
}): Email => ({
  subject: `Your ${site.name} account is to move to another address`,
  preview: "It moves only if you confirm it.",
  body: (
    <>
      <Title>Another address for your account</Title>
      <Paragraph>{`Your account is to move to ${email}. It does so once both mailboxes have confirmed it, within a day.`}</Paragraph>
      <ButtonLink href={confirmHref(token)}>Let it move</ButtonLink>
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
        An account is to move to this address. If it is yours, confirm it where you are logged in.
      </Paragraph>
      <ButtonLink href={confirmHref(token)}>Confirm this address</ButtonLink>
      <Paragraph>
        The link works once, within a day. If you have no account with us, ignore this e-mail:
        nothing happens without you.
      </Paragraph>
    </>
  ),
});
