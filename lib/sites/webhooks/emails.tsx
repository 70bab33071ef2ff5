import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { absolute } from "@/lib/site";
import { siteLinks } from "@/lib/site-links";

interface FailedWebhook {
  template: string;
  address: string;
  reason: string;
  license: string;
}

/** To the owner of a site whose program did not take a message. */
export const webhookFailedEmail = ({
  template,
  address,
  reason,
  license,
}: FailedWebhook): Email => ({
  subject: "Your program did not take a message of your site",
  preview: reason,
  body: (
    <>
      <Title>Your program did not take a message</Title>
      <Paragraph>
        {`Messages of your ${template} site are sent to ${address}. We tried for more than a day to send one, and have stopped. The last answer: ${reason}`}
      </Paragraph>
      <Paragraph>
        Nothing is lost: every message is in your inbox. In the settings of your site you see which
        did not arrive, and you can send a test after you have mended the program.
      </Paragraph>
      <ButtonLink href={absolute(siteLinks.ownSite(license, "settings"))}>
        Settings of your site
      </ButtonLink>
    </>
  ),
});
