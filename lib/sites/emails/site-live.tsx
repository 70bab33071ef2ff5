import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { absolute } from "@/lib/site";
import { siteLinks } from "@/lib/site-links";
import { shownSite } from "../domains/shown-host";

export const siteLiveEmail = (
  template: string,
  address: string,
  license: string,
  isHidden = false,
): Email => ({
  subject: `Your site is online: ${template}`,
  preview: shownSite(address),
  body: (
    <>
      <Title>Your site is online</Title>
      <Paragraph>{`Your site made with ${template} is online.`}</Paragraph>
      <ButtonLink href={address}>Open your site</ButtonLink>
      {isHidden && (
        <Paragraph>
          Search engines do not list it until you publish your own words. Write them in the editor,
          then publish your site.
        </Paragraph>
      )}
      <Paragraph>
        {`On its page you can publish changes to your text, logo and colors, go back to an earlier version, or take it offline: ${absolute(siteLinks.ownSite(license))}`}
      </Paragraph>
    </>
  ),
});
