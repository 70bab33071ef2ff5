import { formatMoney } from "@/lib/money";
import { Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { BankAccount } from "./bank-account";
import { ToPurchases } from "./to-purchases";

interface Order {
  id: number;
  totalCents: number;
  currency: string;
}

const moneyOf =
  ({ currency }: Order, language: string) =>
  (cents: number) =>
    formatMoney({ cents, currency }, language);

/** A part of a transfer has arrived. */
export const partPaymentEmail = (order: Order, reference: string, receivedCents: number) =>
  translatedEmail("partPaymentEmail", (t, language) => {
    const money = moneyOf(order, language);
    const [received, total] = [money(receivedCents), money(order.totalCents)];
    const rest = money(order.totalCents - receivedCents);
    return {
      subject: t("subject", { rest, order: String(order.id) }),
      preview: t("preview", { received, total }),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t("text", { received, total, order: String(order.id), rest })}</Paragraph>
          <BankAccount
            language={language}
            order={order}
            reference={reference}
            receivedCents={receivedCents}
          />
          <ToPurchases language={language} />
        </>
      ),
    };
  });

/** More has arrived for an order that was paid already. */
export const overpaidEmail = (order: Order, creditCents: number) =>
  translatedEmail("overpaidEmail", (t, language) => {
    const credit = moneyOf(order, language)(creditCents);
    return {
      subject: t("subject", { order: String(order.id) }),
      preview: t("preview", { credit }),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t("text", { order: String(order.id), credit })}</Paragraph>
          <ToPurchases language={language} />
        </>
      ),
    };
  });

/** Money that was no payment of the order went back. */
export const creditReturnedEmail = (order: Order, reference: string, cents: number) =>
  translatedEmail("creditReturnedEmail", (t, language) => {
    const credit = moneyOf(order, language)(cents);
    return {
      subject: t("subject", { credit, order: String(order.id) }),
      preview: t("preview"),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t("text", { credit, reference })}</Paragraph>
          <ToPurchases language={language} />
        </>
      ),
    };
  });

/** The order was marked as paid by mistake; another one waits for the money. */
export const paymentTakenBackEmail = (
  { id }: Order,
  next: Order,
  reference: string,
  receivedCents: number,
) =>
  translatedEmail("paymentTakenBackEmail", (t, language) => {
    const [order, newOrder] = [String(id), String(next.id)];
    return {
      subject: t("subject", { order }),
      preview: t("preview", { newOrder }),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t("text", { order, newOrder })}</Paragraph>
          <Paragraph>{t("next")}</Paragraph>
          <BankAccount
            language={language}
            order={next}
            reference={reference}
            receivedCents={receivedCents}
          />
          <ToPurchases language={language} />
        </>
      ),
    };
  });
