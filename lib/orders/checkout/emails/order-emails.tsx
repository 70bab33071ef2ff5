import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";
import type { CartTotals } from "@/lib/orders/cart/rules";
import { listPriceOf } from "@/lib/orders/invoices/rules";
import { ButtonLink, Paragraph, PriceTable, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { seller } from "@/lib/seller";
import { absolute } from "@/lib/site";
import { hasTermsInReceipt, isDeployment } from "../rules";
import { AboutWithdrawal } from "../withdrawal/emails";
import { BankAccount } from "./bank-account";

interface Order extends CartTotals {
  id: number;
  forBusiness: boolean | null;
  consentAt: Date | null;
  currency: string;
  discounts: readonly { text: string; cents: number }[];
}

type Items = readonly {
  name: string;
  priceCents: number;
  discountCents: number;
  deploymentOf: number | null;
}[];

/** Each at its price before the discounts, which have their own lines. */
const Bill = ({ order, items }: { order: Order; items: Items }) => (
  <PriceTable
    items={items.map((item) => ({ name: item.name, priceCents: listPriceOf(item) }))}
    {...order}
  />
);

/** The sums of an order. */
const totalOf = ({ totalCents: cents, currency }: Order) => formatMoney({ cents, currency });

const ToPurchases = () => (
  <ButtonLink href={absolute(links.purchases)}>See your purchases</ButtonLink>
);

interface HowToPay {
  reference: string;
  /** Until when the order is kept. */
  lastDay: string;
  /** Whether a QR code for banking apps is attached. */
  hasCode: boolean;
}

export const bankDetailsEmail = (
  order: Order,
  items: Items,
  { reference, lastDay, hasCode }: HowToPay,
): Email => ({
  subject: `How to pay for your order ${order.id}`,
  preview: `Please transfer ${totalOf(order)} with the reference ${reference}.`,
  body: (
    <>
      <Title>Thank you for your order</Title>
      <Paragraph>Please transfer the amount to this account:</Paragraph>
      <BankAccount reference={reference} order={order} />
      <Paragraph>
        {`Please write the payment reference on the transfer: it tells us which order it is for. ${items.some(isDeployment) ? "We put your site online" : "Your templates are yours"} as soon as the money has arrived.`}
      </Paragraph>
      {hasCode && (
        <Paragraph>
          Or scan the attached QR code with your banking app: it fills in the transfer.
        </Paragraph>
      )}
      <Paragraph>{`We keep your order until ${lastDay}.`}</Paragraph>
      <Paragraph>{`This is what you ordered, as order ${order.id}:`}</Paragraph>
      <Bill order={order} items={items} />
      <Paragraph>The terms of your order are attached.</Paragraph>
      <AboutWithdrawal order={order} />
      <ToPurchases />
    </>
  ),
});

export const transferReminderEmail = (
  order: Order,
  reference: string,
  lastDay: string,
  receivedCents = 0,
): Email => ({
  subject: `Your order ${order.id} is waiting for your bank transfer`,
  preview:
    receivedCents > 0 ? "The rest of the amount is missing." : `We keep it until ${lastDay}.`,
  body: (
    <>
      <Title>Your order is waiting</Title>
      <Paragraph>
        {`We have not received ${receivedCents > 0 ? "the rest of your transfer" : "your transfer"} yet. If it is on its way, there is nothing left to do.`}
      </Paragraph>
      <BankAccount reference={reference} order={order} receivedCents={receivedCents} />
      {receivedCents === 0 && <Paragraph>{`We keep your order until ${lastDay}.`}</Paragraph>}
      <ToPurchases />
    </>
  ),
});

export const transferExpiredEmail = (order: Order): Email => ({
  subject: `Your order ${order.id} was closed`,
  preview: "Your transfer has not arrived. You owe us nothing.",
  body: (
    <>
      <Title>Your order was closed</Title>
      <Paragraph>
        Your transfer has not arrived, so we closed the order. You owe us nothing, and can order
        again at any time.
      </Paragraph>
      <ButtonLink href={absolute(links.shop)}>Back to the shop</ButtonLink>
      <Paragraph>{`If you did pay, please write to ${seller().email}: we will sort it out.`}</Paragraph>
    </>
  ),
});

const IfOnItsWay = () => (
  <Paragraph>{`If the transfer is on its way already, please write to ${seller().email}: we will sort it out.`}</Paragraph>
);

/** Takes back the email with the bank details. */
export const transferCancelledEmail = (
  order: Order,
  reference: string,
  isInCart: boolean,
): Email => ({
  subject: `Your order ${order.id} is cancelled`,
  preview: `Please do not transfer ${totalOf(order)}.`,
  body: (
    <>
      <Title>Your order is cancelled</Title>
      <Paragraph>
        {`You cancelled your order ${order.id}. Please do not transfer ${totalOf(order)} with the reference ${reference} any more, and ignore our e-mail about how to pay for it.`}
      </Paragraph>
      {isInCart && <Paragraph>Its templates are in your cart again.</Paragraph>}
      <IfOnItsWay />
      {isInCart ? (
        <ButtonLink href={absolute(links.cart)}>See your cart</ButtonLink>
      ) : (
        <ToPurchases />
      )}
    </>
  ),
});

/** Takes back the email with the bank details. */
export const transferReplacedEmail = (order: Order, reference: string, newId: number): Email => ({
  subject: `Please do not pay for your order ${order.id} any more`,
  preview: `Your order ${newId} replaced it. Please do not transfer ${totalOf(order)}.`,
  body: (
    <>
      <Title>Your order was replaced</Title>
      <Paragraph>
        {`Your order ${newId} by PayPal replaced your order ${order.id}. Please do not transfer ${totalOf(order)} with the reference ${reference} any more, and ignore our e-mail about how to pay for it.`}
      </Paragraph>
      <IfOnItsWay />
      <ToPurchases />
    </>
  ),
});

/** @param replaced the payment references of the bank transfers that the order replaced */
export const receiptEmail = (
  order: Order & Parameters<typeof hasTermsInReceipt>[0],
  items: Items,
  replaced: readonly string[] = [],
  /** What was transferred too much. */
  creditCents = 0,
): Email => ({
  subject: `Your receipt for order ${order.id}`,
  preview: `We received ${totalOf(order)}. ${items.some(isDeployment) ? "We put your site online." : "Your templates are yours."}`,
  body: (
    <>
      <Title>Paid. Thank you!</Title>
      <Paragraph>
        {`We received ${totalOf(order)} for your order ${order.id}. ${hasTermsInReceipt(order) ? "The invoice and our terms are attached." : "The invoice is attached."}`}
      </Paragraph>
      <Bill order={order} items={items} />
      {hasTermsInReceipt(order) && <AboutWithdrawal order={order} />}
      {creditCents > 0 && (
        <Paragraph>
          {`You have transferred ${formatMoney({ cents: creditCents, currency: order.currency })} too much: we send it back to the account it came from.`}
        </Paragraph>
      )}
      {replaced.length > 0 && (
        <Paragraph>{`It replaces your bank transfer ${replaced.join(", ")}: please do not send that any more.`}</Paragraph>
      )}
      <ToPurchases />
      <Paragraph>
        {order.deploymentCents > 0 || items.some(isDeployment)
          ? "Make it yours in two steps: write your words there, then connect your domain. Until then each site has an address of ours. We write to you as soon as it is online."
          : "Make it yours in two steps: write your words there, then download it, in your colors and with your logo."}
      </Paragraph>
    </>
  ),
});

export const paymentDeclinedEmail = (order: Order): Email => ({
  subject: `Your payment for order ${order.id} was declined`,
  preview: "You were not charged.",
  body: (
    <>
      <Title>Your payment was declined</Title>
      <Paragraph>PayPal declined your payment. You were not charged.</Paragraph>
      <Paragraph>
        Your purchases keep the order: you can pay for it there, also in another way. Your cart is
        as you left it.
      </Paragraph>
      <ToPurchases />
    </>
  ),
});
