import { withdrawalDays } from "@/lib/refund-days";
import { backOfficeLink } from "@/lib/back-office-link";
import { formatTimestamp } from "@/lib/dates";
import { links } from "@/lib/links";
import { ButtonLink, Facts, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { seller } from "@/lib/seller";
import { absolute } from "@/lib/site";
import type { Statement } from "./form";
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
    <Paragraph>
      {order.consentAt === null
        ? `You can withdraw from this order for ${withdrawalDays} days after your payment; the instruction is attached. Until then download and publishing wait. To start at once, press “Start now” in your purchases.`
        : `You consented to this at ${at(order.consentAt)}: “${startConsent.text}” The instruction on withdrawal is attached.`}
    </Paragraph>
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

interface Receipt extends Statement {
  receivedAt: Date;
}

const factsOf = ({ order, name, email, receivedAt }: Receipt) => ({
  Order: String(order),
  Name: name,
  "E-mail": email,
  Received: at(receivedAt),
});

/** The receipt, the same whether there is such an order or not. */
export const withdrawalReceivedEmail = (receipt: Receipt): Email => ({
  subject: `We received your withdrawal from order ${receipt.order}`,
  preview: `Received ${at(receipt.receivedAt)}.`,
  body: (
    <>
      <Title>We received your withdrawal</Title>
      <Paragraph>This was sent to us with the form on our website:</Paragraph>
      <Paragraph>{`“I withdraw from the contract of order ${receipt.order}.”`}</Paragraph>
      <Facts facts={factsOf(receipt)} />
      <Paragraph>
        A person looks at it and answers by e-mail. If number and address are those of an order, the
        money goes back the way it came.
      </Paragraph>
      <Paragraph>{`If you did not send it, please write to ${seller().email}.`}</Paragraph>
    </>
  ),
});

/** To the shop: a withdrawal that did not become a request for a refund. */
export const unmatchedWithdrawalEmail = (receipt: Receipt): Email => ({
  subject: `A withdrawal from order ${receipt.order} needs a look`,
  preview: `${receipt.email}: no request for a refund was made of it.`,
  body: (
    <>
      <Title>A withdrawal needs a look</Title>
      <Paragraph>
        No request for a refund was made of it: there is no such order of this address, it is not
        paid, or its money is back or on its way. The sender has a receipt. If the number was
        mistyped, the withdrawal counts all the same.
      </Paragraph>
      <Facts facts={factsOf(receipt)} />
      <ButtonLink href={absolute(backOfficeLink("orders"))}>Open the orders</ButtonLink>
    </>
  ),
});
