import { backOfficeLink } from "@/lib/back-office-link";
import { formatMoney } from "@/lib/money";
import { ButtonLink, Facts, Paragraph, Title } from "@/lib/platform/email/components";
import { translatedEmail } from "@/lib/platform/email/render-email";
import { throughLogin } from "@/lib/platform/email/through-login";
import { seller } from "@/lib/seller";
import { translatorIn } from "@/lib/translations/messages";
import { ToPurchases } from "../emails/to-purchases";

interface Order {
  id: number;
  customer: { email: string };
}

/** To the shop: tax was included without need, and the shop cannot return it by itself. */
export const taxToReturnEmail = ({ id, customer }: Order, request: string) =>
  translatedEmail("taxToReturnEmail", (t, language) => {
    const parts = translatorIn(language, "staffEmails");
    return {
      subject: t("subject", { order: String(id) }),
      preview: request,
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t("text")}</Paragraph>
          <Facts
            facts={{
              [parts("order")]: String(id),
              [parts("customer")]: customer.email,
              [t("toDo")]: request,
            }}
          />
          <ButtonLink href={throughLogin(backOfficeLink("orders"))}>
            {parts("openOrders")}
          </ButtonLink>
        </>
      ),
    };
  });

/** To the shop: VIES denies a VAT ID after the sale. */
export const vatIdDeniedEmail = ({ id, customer }: Order & { customer: { vatId?: string } }) =>
  translatedEmail("vatIdDeniedEmail", (t, language) => {
    const parts = translatorIn(language, "staffEmails");
    const vatId = customer.vatId ?? "";
    return {
      subject: t("subject", { order: String(id) }),
      preview: t("preview", { vatId }),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t("text")}</Paragraph>
          <Facts
            facts={{
              [parts("order")]: String(id),
              [parts("customer")]: customer.email,
              [t("vatId")]: vatId,
            }}
          />
          <ButtonLink href={throughLogin(backOfficeLink(`orders/${id}`))}>{t("open")}</ButtonLink>
        </>
      ),
    };
  });

interface UnpaidOrder extends Order {
  customer: { email: string; vatId?: string };
  totalCents: number;
  currency: string;
}

/** To the customer, whose transfer has not arrived yet: VIES denies the VAT ID. */
export const vatIdUnknownEmail = (order: UnpaidOrder, taxCents: number) =>
  translatedEmail("vatIdUnknownEmail", (t, language) => {
    const money = (cents: number) => formatMoney({ cents, currency: order.currency }, language);
    const [vatId, total] = [order.customer.vatId ?? "", money(order.totalCents)];
    return {
      subject: t("subject", { order: String(order.id) }),
      preview: t("preview", { vatId, total }),
      body: (
        <>
          <Title>{t("title")}</Title>
          <Paragraph>{t("text", { vatId, total, tax: money(taxCents) })}</Paragraph>
          <Paragraph>{t("correct")}</Paragraph>
          <Paragraph>{t("ifPaid", { email: seller().email })}</Paragraph>
          <ToPurchases language={language} />
        </>
      ),
    };
  });
