import { links } from "@/lib/links";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { seller } from "@/lib/seller";
import { absolute } from "@/lib/site";

export const reviewHiddenEmail = (preset: string, reason: string | null): Email => ({
  subject: `We hid your review of ${preset}`,
  preview: reason ?? "It is no longer shown in the shop.",
  body: (
    <>
      <Title>We hid your review</Title>
      <Paragraph>{`Your review of ${preset} is no longer shown in the shop, and its stars no longer count.`}</Paragraph>
      {reason && <Paragraph>{`Reason: ${reason}`}</Paragraph>}
      <Paragraph>{`If you disagree, please write to ${seller().email}: we can show it again.`}</Paragraph>
      <ButtonLink href={absolute(links.purchases)}>Go to your purchases</ButtonLink>
    </>
  ),
});
