import { links } from "@/lib/links";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { absolute } from "@/lib/site";

export const siteLiveEmail = (template: string, address: string, license: string): Email => ({
  subject: `Your site is live: ${template}`,
  preview: address,
  body: (
    <>
      <Title>Your site is live</Title>
      <Paragraph>{`The site that was made with ${template} is online.`}</Paragraph>
      <ButtonLink href={address}>Open your site</ButtonLink>
      <Paragraph>
        {`Publish it again after changing your words or your brand, go back to an earlier version, or take it offline: all on the page of your site, ${absolute(links.ownSite(license))}`}
      </Paragraph>
    </>
  ),
});
