import { accountLinks } from "@/lib/account-links";
import { NotMe } from "@/lib/accounts/emails/not-me";
import { emailLinks } from "@/lib/email-links";
import { links } from "@/lib/links";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { seller } from "@/lib/seller";
import { sellerDay } from "@/lib/seller-dates";
import { absolute, site } from "@/lib/site";
import { invoiceYears } from "../retention";

const invoicesStay = `Invoices stay for ${invoiceYears} years, because tax law requires it, without your e-mail address.`;

/** To an account without a password. */
export const confirmDeletionEmail = ({ token }: { token: string }): Email => ({
  subject: `Delete your ${site.name} account?`,
  preview: "It is deleted only if you confirm it.",
  body: (
    <>
      <Title>Delete your account?</Title>
      <Paragraph>
        Someone who is logged in to your account asked to delete it. It is deleted only if you
        confirm it, within a day, where you are logged in.
      </Paragraph>
      <ButtonLink href={absolute(emailLinks.deleteAccountLink(token))}>
        Delete my account
      </ButtonLink>
      <Paragraph>
        If you did not ask for this, do not confirm it, and log out everywhere in your profile.
      </Paragraph>
    </>
  ),
});

interface Leaving {
  deletesAt: string;
  /** The token of the link that closes the account. */
  token: string;
}

const StillTime = ({ token }: Pick<Leaving, "token">) => (
  <>
    <Paragraph>Until then you can change your mind: log in, and keep your account.</Paragraph>
    <ButtonLink href={absolute(accountLinks.ownData)}>Keep my account</ButtonLink>
    <NotMe token={token} />
  </>
);

export const deletionAskedEmail = ({ deletesAt, token }: Leaving): Email => ({
  subject: `Your ${site.name} account will be deleted`,
  preview: `On ${sellerDay(new Date(deletesAt))}. Until then you can change your mind.`,
  body: (
    <>
      <Title>Your account will be deleted</Title>
      <Paragraph>
        {`On ${sellerDay(new Date(deletesAt))} your sites go offline, and your account is deleted with your drafts, pictures and messages. ${invoicesStay}`}
      </Paragraph>
      <StillTime token={token} />
    </>
  ),
});

export const deletionReminderEmail = ({ deletesAt, token }: Leaving): Email => ({
  subject: `Your ${site.name} account will be deleted in a week`,
  preview: `It will be deleted on ${sellerDay(new Date(deletesAt))}.`,
  body: (
    <>
      <Title>Your account will be deleted in a week</Title>
      <Paragraph>
        {`You asked us to delete your account. We will do so on ${sellerDay(new Date(deletesAt))}: your sites go offline, and your drafts, pictures and messages are deleted.`}
      </Paragraph>
      <StillTime token={token} />
    </>
  ),
});

/** The last email to the customer. */
export const accountDeletedEmail = (): Email => ({
  subject: `Your ${site.name} account is deleted`,
  preview: "Thank you for having been our customer.",
  body: (
    <>
      <Title>Your account is deleted</Title>
      <Paragraph>
        {`Your two weeks are over: your sites are offline, and your data is being deleted, this e-mail included. ${invoicesStay}`}
      </Paragraph>
      <Paragraph>{`If something is missing, write to ${seller().email}.`}</Paragraph>
      <ButtonLink href={absolute(links.privacy)}>What we keep, and for how long</ButtonLink>
    </>
  ),
});
