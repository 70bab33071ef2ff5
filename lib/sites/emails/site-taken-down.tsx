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
      <Paragraph>{`Your site made with ${template} is offline. Reason: ${reason}`}</Paragraph>
      <Paragraph>
        {`Your text, pictures and versions are kept. Please write to ${seller().email} to bring it back online.`}
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
      <Paragraph>{`We took down your site made with ${template}. You can now publish it again whenever you like.`}</Paragraph>
      <ButtonLink href={absolute(links.purchases)}>Go to your purchases</ButtonLink>
    </>
  ),
});
