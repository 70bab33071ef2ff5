import { emailLinks } from "@/lib/email-links";
import { ButtonLink, Paragraph } from "@/lib/platform/email/components";
import { absolute } from "@/lib/site";

/** The end of every notice: the link with which the owner closes an account that was taken over. */
export const NotMe = ({ token }: { token: string }) => (
  <>
    <Paragraph>
      If it was you, there is nothing you need to do. If not, secure your account: every device is
      logged out, and you choose a new password. The link works for a week.
    </Paragraph>
    <ButtonLink href={absolute(emailLinks.notMeLink(token))}>That was not me</ButtonLink>
  </>
);
