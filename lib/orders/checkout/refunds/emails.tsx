import type { PaymentMethod } from "@/db/words/invoices";
import type { RefundReason } from "@/db/words/refunds";
import { backOfficeLink } from "@/lib/back-office-link";
import { localeOf, mainLanguage } from "@/lib/languages.mjs";
import { formatMoney } from "@/lib/money";
import { ButtonLink, Facts, Paragraph, Title } from "@/lib/platform/email/components";
import { type Email, translatedEmail } from "@/lib/platform/email/render-email";
import { siteNoticeDays } from "@/lib/refund-days";
import { absolute } from "@/lib/site";
import { ToPurchases } from "../emails/to-purchases";
import { isDeployment } from "../rules";
import { reasonTexts } from "./texts";

interface Amount {
  amountCents: number;
  currency: string;
}

interface Order {
  id: number;
  customer: { email: string };
}

interface MadeRefund extends Amount {
  method: PaymentMethod;
  reference: string;
}

const money = ({ amountCents: cents, currency }: Amount, language = mainLanguage) =>
  formatMoney({ cents, currency }, language);

const names = (items: readonly { name: string }[], language = mainLanguage) =>
  new Intl.ListFormat(localeOf(language)).format(items.map(({ name }) => name));

/** To the buyer, with the credit note. */
export const refundedEmail = (
  { id }: Order,
  refund: MadeRefund,
  items: readonly { name: string; deploymentOf: number | null; hasSite: boolean }[],
) =>
  translatedEmail("refundedEmail", (t, language) => {
    const { method, reference } = refund;
    const order = String(id);
    const amount = money(refund, language);
    const sites = items.filter(({ hasSite }) => hasSite);
    const licenses = items.filter((it) => !isDeployment(it));
    return {
      subject: t("subject", { order }),
      preview: t("preview", { amount }),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t("text", { amount, order })}</Paragraph>
          <Facts facts={{ [t(method === "paypal" ? "byPaypal" : "byTransfer")]: reference }} />
          {licenses.length > 0 && (
            <Paragraph>
              {t("licenses", { count: licenses.length, names: names(licenses, language) })}
            </Paragraph>
          )}
          {sites.length > 0 && (
            <Paragraph>
              {licenses.length === 0
                ? t("site", { days: siteNoticeDays })
                : t("sites", {
                    count: sites.length,
                    names: names(sites, language),
                    days: siteNoticeDays,
                  })}
            </Paragraph>
          )}
          <ToPurchases language={language} />
        </>
      ),
    };
  });

/** To the buyer: the shop declined the refund. */
export const refundDeclinedEmail = ({ id }: Order, answer: string) =>
  translatedEmail("refundDeclinedEmail", (t, language) => ({
    subject: t("subject", { order: String(id) }),
    preview: t("preview"),
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t("text", { order: String(id) })}</Paragraph>
        <Paragraph>{answer}</Paragraph>
        <ToPurchases language={language} />
      </>
    ),
  }));

const ToRefunds = () => (
  <ButtonLink href={absolute(backOfficeLink("refunds"))}>Open the refunds</ButtonLink>
);

interface Request extends Amount {
  items: readonly { name: string }[];
  reason: RefundReason;
  note: string;
}

/** To the shop: a customer requests a refund. */
export const refundRequestedEmail = ({ id, customer }: Order, request: Request): Email => ({
  subject: `Order ${id}: refund requested`,
  preview: `${customer.email}: ${reasonTexts[request.reason]}`,
  body: (
    <>
      <Title>A customer requests a refund</Title>
      <Facts
        facts={{
          Order: String(id),
          Customer: customer.email,
          Templates: names(request.items),
          Amount: money(request),
          Reason: reasonTexts[request.reason],
        }}
      />
      {request.note && <Paragraph>{request.note}</Paragraph>}
      <ToRefunds />
    </>
  ),
});

/** To the shop: PayPal refused the refund. */
export const refundRefusedEmail = (
  { id, customer }: Order,
  refund: Amount,
  refusal: string,
): Email => ({
  subject: `Order ${id}: PayPal refused its refund`,
  preview: `No money has moved. PayPal says: ${refusal}.`,
  body: (
    <>
      <Title>PayPal refused a refund</Title>
      <Paragraph>
        No money has moved, and the customer still has what they bought. Refund it again, or return
        the money by bank transfer.
      </Paragraph>
      <Facts
        facts={{
          Order: String(id),
          Customer: customer.email,
          Amount: money(refund),
          "PayPal says": refusal,
        }}
      />
      <ToRefunds />
    </>
  ),
});
