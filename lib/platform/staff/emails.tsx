import { emailLinks } from "@/lib/email-links";
import { absolute, site } from "@/lib/site";
import { ButtonLink, Paragraph, Title } from "../email/components";
import type { Email } from "../email/render-email";
import { invitationDays, type StaffRole } from "./rules";

const rolesInWords: Record<StaffRole, string> = {
  support: "look after customers, their sites, reviews and messages",
  bookkeeping: "see orders, refunds and invoices",
};

interface StaffInvitation {
  role: StaffRole;
  token: string;
}

export const staffInvitationEmail = ({ role, token }: StaffInvitation): Email => ({
  subject: `You are invited to the back office of ${site.name}`,
  preview: `The link works once, within ${invitationDays} days.`,
  body: (
    <>
      <Title>Work with us</Title>
      <Paragraph>
        {`The owner of ${site.name} invites you to its back office. There you ${rolesInWords[role]}.`}
      </Paragraph>
      <ButtonLink href={absolute(emailLinks.joinLink(token))}>Accept the invitation</ButtonLink>
      <Paragraph>
        {`The link works once, within ${invitationDays} days, in an account with this address. If you have none yet, create one first. If you do not know who invites you, ignore this e-mail: nothing happens without you.`}
      </Paragraph>
    </>
  ),
});
