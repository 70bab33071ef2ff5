import { links } from "@/lib/links";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { seller } from "@/lib/seller";
import { absolute } from "@/lib/site";

export const siteTakenDownEmail = (template: string, reason: string): Email => ({
  subject: `We took your site down: ${template}`,
  preview: reason,
  body: (
    <>
      <Title>We took your site down</Title>
      <Paragraph>{`The site that was made with ${template} is offline. This is why: ${reason}`}</Paragraph>
      <Paragraph>
        {`Your words, pictures and versions are kept. Write to ${seller().email}, so that it can be online again.`}
      </Paragraph>
    </>
  ),
});

export const siteAllowedEmail = (template: string): Email => ({
  subject: `You can publish your site again: ${template}`,
  preview: "It was taken down, and now you can publish it again.",
  body: (
    <>
      <Title>You can publish your site again</Title>
      <Paragraph>{`The site that was made with ${template} was taken down by us. It may go online again whenever you like.`}</Paragraph>
      <ButtonLink href={absolute(links.purchases)}>Go to your purchases</ButtonLink>
    </>
  ),
});
