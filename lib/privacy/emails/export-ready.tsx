import { NotMe } from "@/lib/accounts/emails/not-me";
import { emailLinks } from "@/lib/email-links";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { absolute, site } from "@/lib/site";
import { exportHours } from "../rules";

/** `token` is for the link to the export, `alarm` for the link that closes the account. */
export const exportReadyEmail = ({ token, alarm }: { token: string; alarm: string }): Email => ({
  subject: `Your data from ${site.name} is ready`,
  preview: `The link works for ${exportHours} hours, where you are logged in.`,
  body: (
    <>
      <Title>Your data is ready</Title>
      <Paragraph>
        {`Here is everything we store about you, as you asked, in a zip file. The link works for ${exportHours} hours, where you are logged in.`}
      </Paragraph>
      <ButtonLink href={absolute(emailLinks.exportLink(token))}>Download your data</ButtonLink>
      <NotMe token={alarm} />
    </>
  ),
});
