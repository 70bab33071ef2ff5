import { links } from "@/lib/links";
import type { Letter } from "@/lib/mail/letter";
import { Action, Paragraph, Title } from "@/lib/mail/letters/parts";
import { absolute } from "@/lib/site";

export const siteIsLive = (template: string, address: string): Letter => ({
  subject: `Your site is live: ${template}`,
  preview: address,
  body: (
    <>
      <Title>Your site is live</Title>
      <Paragraph>{`The site that was made with ${template} is online.`}</Paragraph>
      <Action href={address}>Open your site</Action>
      <Paragraph>
        {`After changing your brand you can deploy it again, and you can take it offline: both on your purchases page, ${absolute(links.purchases)}`}
      </Paragraph>
    </>
  ),
});
