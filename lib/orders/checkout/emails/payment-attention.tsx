import { backOfficeLink } from "@/lib/back-office-link";
import { formatMoney } from "@/lib/money";
import { ButtonLink, Facts, Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { throughLogin } from "@/lib/platform/email/through-login";
import { translatorIn } from "@/lib/translations/messages";

interface Order {
  id: number;
  totalCents: number;
  currency: string;
  customer: { email: string };
}

interface OrderFactsProps {
  language: string;
  order: Order;
  more: Record<string, string>;
}

function OrderFacts({ language, order, more }: OrderFactsProps) {
  const t = translatorIn(language, "staffEmails");
  const total = { cents: order.totalCents, currency: order.currency };
  return (
    <>
      <Facts
        facts={{
          [t("order")]: String(order.id),
          [t("customer")]: order.customer.email,
          [t("amount")]: formatMoney(total, language),
          ...more,
        }}
      />
      <ButtonLink href={throughLogin(backOfficeLink("orders"))}>{t("openOrders")}</ButtonLink>
    </>
  );
}

const reasonIn = (language: string) => translatorIn(language, "staffEmails")("reason");

/** To the shop: a payment that PayPal reports differently from what was ordered. */
export const paymentAttentionEmail = (order: Order, reason: string) =>
  translatedEmail("paymentAttentionEmail", (t, language) => ({
    subject: t("subject", { order: String(order.id) }),
    preview: t("preview", { reason }),
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t("text")}</Paragraph>
        <OrderFacts language={language} order={order} more={{ [reasonIn(language)]: reason }} />
      </>
    ),
  }));

/** To the shop: PayPal reports something about money that had arrived. */
export const paymentReportEmail = (order: Order, report: string) =>
  translatedEmail("paymentReportEmail", (t, language) => ({
    subject: t("subject", { order: String(order.id) }),
    preview: t("preview", { report }),
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t("text")}</Paragraph>
        <OrderFacts language={language} order={order} more={{ [t("report")]: report }} />
      </>
    ),
  }));

/**
 * To the shop: a transfer arrived although the customer already has its presets by another order.
 */
export const lateTransferEmail = (order: Order, reference: string, reason: string) =>
  translatedEmail("lateTransferEmail", (t, language) => ({
    subject: t("subject", { order: String(order.id) }),
    preview: t("preview", { reference }),
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t("text")}</Paragraph>
        <OrderFacts
          language={language}
          order={order}
          more={{ [t("reference")]: reference, [reasonIn(language)]: reason }}
        />
      </>
    ),
  }));
