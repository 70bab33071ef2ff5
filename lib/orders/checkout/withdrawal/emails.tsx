import { formatTimestamp } from "@/lib/dates";
import { links } from "@/lib/links";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { absolute } from "@/lib/site";
import { isConsumer } from "./rules";
import { startConsent } from "./texts";

const at = (moment: Date) => formatTimestamp(moment.toISOString());

interface ConsumerOrder {
  id: number;
  forBusiness: boolean | null;
  consentAt: Date | null;
}

/** In the first email of a consumer's order: the consent, or what waits without one. */
export function AboutWithdrawal({ order }: { order: ConsumerOrder }) {
  if (!isConsumer(order)) return null;
  return (
    <>
      <Paragraph>
        {order.consentAt === null
          ? "You can withdraw from this order for 14 days after your payment; the instruction is attached. Until then download and publishing wait. To start at once, press “Start now” in your purchases."
          : `You consented to this at ${at(order.consentAt)}: “${startConsent.text}” The instruction on withdrawal is attached.`}
      </Paragraph>
    </>
  );
}

/** To a consumer who consented after the order. */
export const startedEmail = ({ id, consentAt }: ConsumerOrder & { consentAt: Date }): Email => ({
  subject: `You can start with your order ${id}`,
  preview: "Download and publishing are open. Your right to withdraw has ended.",
  body: (
    <>
      <Title>You can start now</Title>
      <Paragraph>{`For your order ${id} you consented to this at ${at(consentAt)}:`}</Paragraph>
      <Paragraph>{`“${startConsent.text}”`}</Paragraph>
      <Paragraph>
        Your right to withdraw has ended with it. Download and publishing are open.
      </Paragraph>
      <ButtonLink href={absolute(links.purchases)}>See your purchases</ButtonLink>
    </>
  ),
});
