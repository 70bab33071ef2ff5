import { ButtonLink, Paragraph, Title } from "@/lib/email/components";
import type { Email } from "@/lib/email/render-email";
import { links } from "@/lib/links";
import { absolute } from "@/lib/site";

export const siteLiveEmail = (template: string, address: string): Email => ({
  subject: `Your site is live: ${template}`,
  preview: address,
  body: (
    <>
      <Title>Your site is live</Title>
      <Paragraph>{`The site that was made with ${template} is online.`}</Paragraph>
      <ButtonLink href={address}>Open your site</ButtonLink>
      <Paragraph>
        {`After changing your brand you can deploy it again, and you can take it offline: both on your purchases page, ${absolute(links.purchases)}`}
      </Paragraph>
    </>
  ),
});
