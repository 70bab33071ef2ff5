import { links } from "@/lib/links";
import type { Letter } from "@/lib/mail/letter";
import { Action, Bill, Facts, Paragraph, Title } from "@/lib/mail/letters/parts";
import { formatPrice } from "@/lib/money";
import { absolute, site } from "@/lib/site";

interface Order {
  id: number;
  subtotalCents: number;
  deploymentCents: number;
  totalCents: number;
}

type Items = readonly { name: string; priceCents: number }[];

const BankAccount = ({ reference, totalCents }: { reference: string; totalCents: number }) => (
  <Facts
    facts={{
      "Account holder": site.bank.holder,
      Bank: site.bank.name,
      Account: site.bank.account,
      BIC: site.bank.bic,
      Amount: formatPrice(totalCents),
      "Payment reference": reference,
    }}
  />
);

const ToPurchases = () => <Action href={absolute(links.purchases)}>See your purchases</Action>;

export const bankDetails = (order: Order, items: Items, reference: string): Letter => ({
  subject: `How to pay for your order ${order.id}`,
  preview: `Please transfer ${formatPrice(order.totalCents)} with the reference ${reference}.`,
  body: (
    <>
      <Title>Thank you for your order</Title>
      <Paragraph>Please transfer the amount to this account:</Paragraph>
      <BankAccount reference={reference} totalCents={order.totalCents} />
      <Paragraph>
        Please write the payment reference on the transfer: it tells us which order it is for. Your
        presets are yours as soon as the money has arrived.
      </Paragraph>
      <Paragraph>{`This is what you ordered, as order ${order.id}:`}</Paragraph>
      <Bill items={items} {...order} />
      <ToPurchases />
    </>
  ),
});

export const transferReminder = (order: Order, reference: string, lastDay: string): Letter => ({
  subject: `Your order ${order.id} is waiting for your bank transfer`,
  preview: `We keep it until ${lastDay}.`,
  body: (
    <>
      <Title>Your order is waiting</Title>
      <Paragraph>
        We have not received your transfer yet. If it is on its way, there is nothing left to do.
      </Paragraph>
      <BankAccount reference={reference} totalCents={order.totalCents} />
      <Paragraph>{`We keep your order until ${lastDay}.`}</Paragraph>
      <ToPurchases />
    </>
  ),
});

export const transferExpired = (order: Order): Letter => ({
  subject: `Your order ${order.id} was closed`,
  preview: "Your transfer has not arrived. You owe us nothing.",
  body: (
    <>
      <Title>Your order was closed</Title>
      <Paragraph>
        Your transfer has not arrived, so we closed the order. You owe us nothing, and the presets
        can be ordered again at any time.
      </Paragraph>
      <Action href={absolute(links.shop)}>Back to the shop</Action>
      <Paragraph>{`If you did pay, please write to ${site.email}: we will sort it out.`}</Paragraph>
    </>
  ),
});

export const receipt = (order: Order, items: Items): Letter => ({
  subject: `Your receipt for order ${order.id}`,
  preview: `We received ${formatPrice(order.totalCents)}. Your presets are yours.`,
  body: (
    <>
      <Title>Paid. Thank you!</Title>
      <Paragraph>
        {`We received ${formatPrice(order.totalCents)} for your order ${order.id}. The invoice is attached.`}
      </Paragraph>
      <Bill items={items} {...order} />
      <ToPurchases />
      <Paragraph>
        {order.deploymentCents > 0
          ? "Your purchases page shows how your sites are put online. We write to you as soon as each one is."
          : "You can download your presets there, in your colours and with your logo."}
      </Paragraph>
    </>
  ),
});

export const paymentRefused = (order: Order): Letter => ({
  subject: `Your payment for order ${order.id} was declined`,
  preview: "You were not charged.",
  body: (
    <>
      <Title>Your payment was declined</Title>
      <Paragraph>
        PayPal has looked at your payment and declined it. You were not charged.
      </Paragraph>
      <Paragraph>
        Your presets are still in your cart, if you would like to pay in another way.
      </Paragraph>
      <Action href={absolute(links.cart)}>Back to your cart</Action>
    </>
  ),
});
