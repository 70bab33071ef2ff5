import { backOfficeLink } from "@/lib/back-office-link";
import { formatMoney } from "@/lib/money";
import { ButtonLink, Facts, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { absolute } from "@/lib/site";

interface Order {
  id: number;
  totalCents: number;
  currency: string;
  customer: { email: string };
}

const OrderFacts = ({ order, more }: { order: Order; more: Record<string, string> }) => (
  <>
    <Facts
      facts={{
        Order: String(order.id),
        Customer: order.customer.email,
        Amount: formatMoney({ cents: order.totalCents, currency: order.currency }),
        ...more,
      }}
    />
    <ButtonLink href={absolute(backOfficeLink("orders"))}>Open the orders</ButtonLink>
  </>
);

/** To the shop: a payment that PayPal reports differently from what was ordered. */
export const paymentAttentionEmail = (order: Order, reason: string): Email => ({
  subject: `Order ${order.id}: its payment needs a decision`,
  preview: `PayPal reports ${reason}. Nothing is captured or released until you decide.`,
  body: (
    <>
      <Title>A payment needs a decision</Title>
      <Paragraph>
        What PayPal reports is not what was ordered. Nothing is captured, refunded or released until
        you decide in the back office.
      </Paragraph>
      <OrderFacts order={order} more={{ Reason: reason }} />
    </>
  ),
});

/** To the shop: PayPal reports something about money that had arrived. */
export const paymentReportEmail = (order: Order, report: string): Email => ({
  subject: `Order ${order.id}: look at its payment at PayPal`,
  preview: `PayPal reports: ${report}.`,
  body: (
    <>
      <Title>A payment to look at</Title>
      <Paragraph>
        PayPal reports something about the payment of this order that the shop cannot book by
        itself. The customer keeps what they bought. Please look at the payment at PayPal.
      </Paragraph>
      <OrderFacts order={order} more={{ "PayPal reports": report }} />
    </>
  ),
});

/**
 * To the shop: a transfer arrived although the customer already has its presets by another order.
 */
export const lateTransferEmail = (order: Order, reference: string, reason: string): Email => ({
  subject: `Order ${order.id}: its transfer needs a decision`,
  preview: `Nothing happens with the money of ${reference} until you decide.`,
  body: (
    <>
      <Title>A transfer needs a decision</Title>
      <Paragraph>
        It arrived after the order was closed, and the customer has ordered its templates in another
        way. Usually its money is sent back.
      </Paragraph>
      <OrderFacts order={order} more={{ "Payment reference": reference, Reason: reason }} />
    </>
  ),
});
