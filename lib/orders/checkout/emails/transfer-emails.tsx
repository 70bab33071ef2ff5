import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";
import { ButtonLink, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { absolute } from "@/lib/site";
import { BankAccount } from "./bank-account";

interface Order {
  id: number;
  totalCents: number;
  currency: string;
}

const moneyOf =
  ({ currency }: Order) =>
  (cents: number) =>
    formatMoney({ cents, currency });

const ToPurchases = () => (
  <ButtonLink href={absolute(links.purchases)}>See your purchases</ButtonLink>
);

/** A part of a transfer has arrived. */
export const partPaymentEmail = (order: Order, reference: string, receivedCents: number): Email => {
  const money = moneyOf(order);
  const rest = money(order.totalCents - receivedCents);
  return {
    subject: `${rest} is missing for your order ${order.id}`,
    preview: `We received ${money(receivedCents)} of ${money(order.totalCents)}.`,
    body: (
      <>
        <Title>A part has arrived</Title>
        <Paragraph>
          {`We received ${money(receivedCents)} of ${money(order.totalCents)} for your order ${order.id}. Please transfer the rest, ${rest}, to this account. Your templates are yours as soon as it has arrived.`}
        </Paragraph>
        <BankAccount order={order} reference={reference} receivedCents={receivedCents} />
        <ToPurchases />
      </>
    ),
  };
};

/** More has arrived for an order that was paid already. */
export const overpaidEmail = (order: Order, creditCents: number): Email => {
  const credit = moneyOf(order)(creditCents);
  return {
    subject: `You have paid too much for your order ${order.id}`,
    preview: `We send ${credit} back to you.`,
    body: (
      <>
        <Title>You have paid too much</Title>
        <Paragraph>
          {`Another transfer for your order ${order.id} has arrived, which was paid already. We send ${credit} back to the account it came from.`}
        </Paragraph>
        <ToPurchases />
      </>
    ),
  };
};

/** Money that was no payment of the order went back. */
export const creditReturnedEmail = (order: Order, reference: string, cents: number): Email => {
  const credit = moneyOf(order)(cents);
  return {
    subject: `We have returned ${credit} of your order ${order.id}`,
    preview: "It is on its way to your account.",
    body: (
      <>
        <Title>Your money is on its way back</Title>
        <Paragraph>
          {`We have returned ${credit} to the account that your transfer ${reference} came from.`}
        </Paragraph>
        <ToPurchases />
      </>
    ),
  };
};

/** The order was marked as paid by mistake; another one waits for the money. */
export const paymentTakenBackEmail = (
  order: Order,
  next: Order,
  reference: string,
  receivedCents: number,
): Email => ({
  subject: `Your order ${order.id} is not paid yet`,
  preview: `We had marked it as paid by mistake. Your order ${next.id} replaces it.`,
  body: (
    <>
      <Title>We made a mistake</Title>
      <Paragraph>
        {`We had marked your order ${order.id} as paid, but its transfer has not arrived. The attached credit note cancels the invoice, and your order ${next.id} replaces the order at the same price.`}
      </Paragraph>
      <Paragraph>
        Please transfer the amount to this account. If your transfer is on its way already, there is
        nothing left to do.
      </Paragraph>
      <BankAccount order={next} reference={reference} receivedCents={receivedCents} />
      <ToPurchases />
    </>
  ),
});
