import { backOfficeLink } from "@/lib/back-office-link";
import { formatTimestamp } from "@/lib/dates";
import { ButtonLink, Facts, Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { throughLogin } from "@/lib/platform/email/through-login";
import { withdrawalDays } from "@/lib/refund-days";
import { seller } from "@/lib/seller";
import { translatorIn } from "@/lib/translations/messages";
import { ToPurchases } from "../emails/to-purchases";
import type { Statement } from "./form";
import { isConsumer } from "./rules";

const at = (moment: Date, language: string) =>
  formatTimestamp(moment.toISOString(), "UTC", language);

/** The words that a consumer agrees to. */
const consentIn = (language: string) => translatorIn(language, "startConsent")("text");

export interface ConsumerOrder {
  id: number;
  forBusiness: boolean | null;
  consentAt: Date | null;
  /** Its language is that of the page on which a consumer consented. */
  customer: { email: string; language?: string | null | undefined };
}

interface AboutWithdrawalProps {
  language: string;
  order: ConsumerOrder;
}

/** In the first email of a consumer's order: the consent, or what waits without one. */
export function AboutWithdrawal({ language, order }: AboutWithdrawalProps) {
  if (!isConsumer(order)) return null;
  const t = translatorIn(language, "orderEmails");
  const { consentAt } = order;
  return (
    <Paragraph>
      {consentAt === null
        ? t("canWithdraw", { days: withdrawalDays })
        : t("consented", {
            moment: at(consentAt, language),
            consent: consentIn(order.customer.language ?? language),
          })}
    </Paragraph>
  );
}

interface Started {
  id: number;
  consentAt: Date;
  /** The language of the page on which the consumer consented; that of the email if it is not known. */
  consentLanguage?: string;
}

/** To a consumer who consented after the order. */
export const startedEmail = ({ id, consentAt, consentLanguage }: Started) =>
  translatedEmail("startedEmail", (t, language) => ({
    subject: t("subject", { order: String(id) }),
    preview: t("preview"),
    body: (
      <>
        <Title>{t("title")}</Title>
        <Paragraph>{t("text", { order: String(id), moment: at(consentAt, language) })}</Paragraph>
        <Paragraph>{t("consent", { consent: consentIn(consentLanguage ?? language) })}</Paragraph>
        <Paragraph>{t("next")}</Paragraph>
        <ToPurchases language={language} />
      </>
    ),
  }));

interface Receipt extends Statement {
  receivedAt: Date;
}

/** The receipt, the same whether there is such an order or not. */
export const withdrawalReceivedEmail = ({ order: id, name, email, receivedAt }: Receipt) =>
  translatedEmail("withdrawalReceivedEmail", (t, language) => {
    const order = String(id);
    const moment = at(receivedAt, language);
    return {
      subject: t("subject", { order }),
      preview: t("preview", { moment }),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t("text")}</Paragraph>
          <Paragraph>{t("statement", { order })}</Paragraph>
          <Facts
            facts={{
              [t("order")]: order,
              [t("name")]: name,
              [t("email")]: email,
              [t("received")]: moment,
            }}
          />
          <Paragraph>{t("next")}</Paragraph>
          <Paragraph>{t("notYou", { email: seller().email })}</Paragraph>
        </>
      ),
    };
  });

/** To the shop: a withdrawal that did not become a request for a refund. */
export const unmatchedWithdrawalEmail = (receipt: Receipt) =>
  translatedEmail("unmatchedWithdrawalEmail", (t, language) => {
    const parts = translatorIn(language, "staffEmails");
    const order = String(receipt.order);
    return {
      subject: t("subject", { order }),
      preview: t("preview", { email: receipt.email }),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t("text")}</Paragraph>
          <Facts
            facts={{
              [parts("order")]: order,
              [t("name")]: receipt.name,
              [t("email")]: receipt.email,
              [t("received")]: at(receipt.receivedAt, language),
            }}
          />
          <ButtonLink href={throughLogin(backOfficeLink("orders"))}>
            {parts("openOrders")}
          </ButtonLink>
        </>
      ),
    };
  });
