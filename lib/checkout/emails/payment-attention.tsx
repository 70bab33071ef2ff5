import { ButtonLink, Facts, Paragraph, Title } from "@/lib/email/components";
import type { Email } from "@/lib/email/render-email";
import { links } from "@/lib/links";
import { formatPrice } from "@/lib/money";
import { absolute } from "@/lib/site";

interface Order {
  id: number;
  totalCents: number;
  customer: { email: string };
}

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
      <Facts
        facts={{
          Order: String(order.id),
          Customer: order.customer.email,
          Amount: formatPrice(order.totalCents),
          Reason: reason,
        }}
      />
      <ButtonLink href={absolute(links.backOffice("orders"))}>Open the orders</ButtonLink>
    </>
  ),
});
