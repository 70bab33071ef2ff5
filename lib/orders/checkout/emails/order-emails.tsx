import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";
import type { CartTotals } from "@/lib/orders/cart/rules";
import { listPriceOf } from "@/lib/orders/invoices/rules";
import { ButtonLink, Paragraph, PriceTable, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { seller } from "@/lib/seller";
import { sellerDay } from "@/lib/seller-dates";
import { absoluteIn } from "@/lib/site";
import { translatorIn } from "@/lib/translations/messages";
import { writtenDay } from "@/lib/zoned-dates";
import { hasTermsInReceipt, isDeployment } from "../rules";
import { AboutWithdrawal, type ConsumerOrder } from "../withdrawal/emails";
import { BankAccount } from "./bank-account";
import { ToPurchases } from "./to-purchases";

interface Order extends CartTotals, ConsumerOrder {
  currency: string;
  discounts: readonly { text: string; cents: number }[];
}

type Items = readonly {
  name: string;
  priceCents: number;
  discountCents: number;
  deploymentOf: number | null;
}[];

interface BillProps {
  language: string;
  order: Order;
  items: Items;
}

/** Each at its price before the discounts, which have their own lines. */
const Bill = ({ language, order, items }: BillProps) => (
  <PriceTable
    {...order}
    // Not that of the order's documents.
    language={language}
    items={items.map((item) => ({ name: item.name, priceCents: listPriceOf(item) }))}
  />
);

/** The sums of an order. */
const totalOf = ({ totalCents: cents, currency }: Order, language: string) =>
  formatMoney({ cents, currency }, language);

interface KeptUntilProps {
  language: string;
  /** In words. */
  day: string;
}

const KeptUntil = ({ language, day }: KeptUntilProps) => (
  <Paragraph>{translatorIn(language, "orderEmails")("keptUntil", { day })}</Paragraph>
);

interface HowToPay {
  reference: string;
  /** Until when the order is kept, in ISO 8601. */
  lastDay: string;
  /** Whether a QR code for banking apps is attached. */
  hasCode: boolean;
}

export const bankDetailsEmail = (
  order: Order,
  items: Items,
  { reference, lastDay, hasCode }: HowToPay,
) =>
  translatedEmail("bankDetailsEmail", (t, language) => ({
    subject: t("subject", { order: String(order.id) }),
    preview: t("preview", { total: totalOf(order, language), reference }),
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t("text")}</Paragraph>
        <BankAccount language={language} reference={reference} order={order} />
        <Paragraph>{t(items.some(isDeployment) ? "siteAfter" : "templatesAfter")}</Paragraph>
        {hasCode && <Paragraph>{t("code")}</Paragraph>}
        <KeptUntil language={language} day={writtenDay(new Date(lastDay), "UTC", language)} />
        <Paragraph>{t("ordered", { order: String(order.id) })}</Paragraph>
        <Bill language={language} order={order} items={items} />
        <Paragraph>{t("terms")}</Paragraph>
        <AboutWithdrawal language={language} order={order} />
        <ToPurchases language={language} />
      </>
    ),
  }));

export const transferReminderEmail = (
  order: Order,
  reference: string,
  lastDay: Date,
  receivedCents = 0,
) =>
  translatedEmail("transferReminderEmail", (t, language) => {
    const day = sellerDay(lastDay, language);
    return {
      subject: t("subject", { order: String(order.id) }),
      preview: receivedCents > 0 ? t("restMissing") : t("preview", { day }),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t(receivedCents > 0 ? "textOfRest" : "text")}</Paragraph>
          <BankAccount
            language={language}
            reference={reference}
            order={order}
            receivedCents={receivedCents}
          />
          {receivedCents === 0 && <KeptUntil language={language} day={day} />}
          <ToPurchases language={language} />
        </>
      ),
    };
  });

export const transferExpiredEmail = (order: Order) =>
  translatedEmail("transferExpiredEmail", (t, language) => ({
    subject: t("subject", { order: String(order.id) }),
    preview: t("preview"),
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t("text")}</Paragraph>
        <ButtonLink href={absoluteIn(language, links.shop)}>{t("toShop")}</ButtonLink>
        <Paragraph>{t("ifPaid", { email: seller().email })}</Paragraph>
      </>
    ),
  }));

const IfOnItsWay = ({ language }: { language: string }) => (
  <Paragraph>
    {translatorIn(language, "orderEmails")("onItsWay", { email: seller().email })}
  </Paragraph>
);

/** Takes back the email with the bank details. */
export const transferCancelledEmail = (order: Order, reference: string, isInCart: boolean) =>
  translatedEmail("transferCancelledEmail", (t, language) => {
    const total = totalOf(order, language);
    return {
      subject: t("subject", { order: String(order.id) }),
      preview: t("preview", { total }),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t("text", { order: String(order.id), total, reference })}</Paragraph>
          {isInCart && <Paragraph>{t("inCart")}</Paragraph>}
          <IfOnItsWay language={language} />
          {isInCart ? (
            <ButtonLink href={absoluteIn(language, links.cart)}>{t("toCart")}</ButtonLink>
          ) : (
            <ToPurchases language={language} />
          )}
        </>
      ),
    };
  });

/** Takes back the email with the bank details. */
export const transferReplacedEmail = (order: Order, reference: string, newId: number) =>
  translatedEmail("transferReplacedEmail", (t, language) => {
    const total = totalOf(order, language);
    const [id, newOrder] = [String(order.id), String(newId)];
    return {
      subject: t("subject", { order: id }),
      preview: t("preview", { newOrder, total }),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t("text", { newOrder, order: id, total, reference })}</Paragraph>
          <IfOnItsWay language={language} />
          <ToPurchases language={language} />
        </>
      ),
    };
  });

/** @param replaced the payment references of the bank transfers that the order replaced */
export const receiptEmail = (
  order: Order & Parameters<typeof hasTermsInReceipt>[0],
  items: Items,
  replaced: readonly string[] = [],
  /** What was transferred too much. */
  creditCents = 0,
) =>
  translatedEmail("receiptEmail", (t, language) => {
    const total = totalOf(order, language);
    const hasTerms = hasTermsInReceipt(order);
    const isOnline = order.deploymentCents > 0 || items.some(isDeployment);
    return {
      subject: t("subject", { order: String(order.id) }),
      preview: t(items.some(isDeployment) ? "previewOfDeployment" : "preview", { total }),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>
            {t(hasTerms ? "textWithTerms" : "text", { total, order: String(order.id) })}
          </Paragraph>
          <Bill language={language} order={order} items={items} />
          {hasTerms && <AboutWithdrawal language={language} order={order} />}
          {creditCents > 0 && (
            <Paragraph>
              {t("tooMuch", {
                credit: formatMoney({ cents: creditCents, currency: order.currency }, language),
              })}
            </Paragraph>
          )}
          {replaced.length > 0 && (
            <Paragraph>{t("replaces", { references: replaced.join(", ") })}</Paragraph>
          )}
          <ToPurchases language={language} />
          <Paragraph>{t(isOnline ? "nextOnline" : "nextDownload")}</Paragraph>
        </>
      ),
    };
  });

export const paymentDeclinedEmail = (order: Order) =>
  translatedEmail("paymentDeclinedEmail", (t, language) => ({
    subject: t("subject", { order: String(order.id) }),
    preview: t("preview"),
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t("text")}</Paragraph>
        <Paragraph>{t("next")}</Paragraph>
        <ToPurchases language={language} />
      </>
    ),
  }));
