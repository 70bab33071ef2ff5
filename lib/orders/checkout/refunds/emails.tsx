import type { PaymentMethod } from "@/db/words/invoices";
import type { RefundReason } from "@/db/words/refunds";
import { backOfficeLink } from "@/lib/back-office-link";
import { localeOf } from "@/lib/languages.mjs";
import { formatMoney } from "@/lib/money";
import { ButtonLink, Facts, Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { throughLogin } from "@/lib/platform/email/through-login";
import { siteNoticeDays } from "@/lib/refund-days";
import { translatorIn } from "@/lib/translations/messages";
import { ToPurchases } from "../emails/to-purchases";
import { isDeployment } from "../rules";

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

const money = ({ amountCents: cents, currency }: Amount, language: string) =>
  formatMoney({ cents, currency }, language);

const names = (items: readonly { name: string }[], language: string) =>
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

const ToRefunds = ({ language }: { language: string }) => (
  <ButtonLink href={throughLogin(backOfficeLink("refunds"))}>
    {translatorIn(language, "staffEmails")("openRefunds")}
  </ButtonLink>
);

interface Request extends Amount {
  items: readonly { name: string }[];
  reason: RefundReason;
  note: string;
}

/** To the shop: a customer requests a refund. */
export const refundRequestedEmail = ({ id, customer }: Order, request: Request) =>
  translatedEmail("refundRequestedEmail", (t, language) => {
    const parts = translatorIn(language, "staffEmails");
    const reason = translatorIn(language, "refundReasons")(request.reason);
    return {
      subject: t("subject", { order: String(id) }),
      preview: `${customer.email}: ${reason}`,
      body: (
        <>
          <Title>{t("title")}</Title>
          <Facts
            facts={{
              [parts("order")]: String(id),
              [parts("customer")]: customer.email,
              [t("presets")]: names(request.items, language),
              [parts("amount")]: money(request, language),
              [parts("reason")]: reason,
            }}
          />
          {request.note && <Paragraph>{request.note}</Paragraph>}
          <ToRefunds language={language} />
        </>
      ),
    };
  });

/** To the shop: PayPal refused the refund. */
export const refundRefusedEmail = ({ id, customer }: Order, refund: Amount, refusal: string) =>
  translatedEmail("refundRefusedEmail", (t, language) => {
    const parts = translatorIn(language, "staffEmails");
    return {
      subject: t("subject", { order: String(id) }),
      preview: t("preview", { refusal }),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t("text")}</Paragraph>
          <Facts
            facts={{
              [parts("order")]: String(id),
              [parts("customer")]: customer.email,
              [parts("amount")]: money(refund, language),
              [t("refusal")]: refusal,
            }}
          />
          <ToRefunds language={language} />
        </>
      ),
    };
  });
