import { emailLinks } from "@/lib/email-links";
import { absolute, site } from "@/lib/site";
import { ButtonLink, Paragraph, Title } from "../email/components";
import { translatedEmail } from "../email/render-email";
import { invitationDays, type StaffRole } from "./rules";

interface StaffInvitation {
  role: StaffRole;
  token: string;
}

/** The message about what a role does. */
const tasksOf = { support: "support", bookkeeping: "bookkeeping" } as const;

export const staffInvitationEmail = ({ role, token }: StaffInvitation) =>
  translatedEmail("staffInvitationEmail", (t) => ({
    subject: t("subject", { shop: site.name }),
    preview: t("preview", { days: invitationDays }),
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t(tasksOf[role], { shop: site.name })}</Paragraph>
        <ButtonLink href={absolute(emailLinks.joinLink(token))}>{t("accept")}</ButtonLink>
        <Paragraph>{t("next", { days: invitationDays })}</Paragraph>
      </>
    ),
  }));
