import type { PaymentMethod } from "@/db/words/invoices";
import type { RefundReason } from "@/db/words/refunds";
import { backOfficeLink } from "@/lib/back-office-link";
import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";
import { siteNoticeDays } from "@/lib/orders/invoices/rules";
import { ButtonLink, Facts, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { absolute } from "@/lib/site";
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

const money = ({ amountCents: cents, currency }: Amount) => formatMoney({ cents, currency });
const list = new Intl.ListFormat("en");
const names = (items: readonly { name: string }[]) => list.format(items.map(({ name }) => name));

const ToPurchases = () => (
  <ButtonLink href={absolute(links.purchases)}>See your purchases</ButtonLink>
);

/** To the buyer, with the credit note. */
export const refundedEmail = (
  { id }: Order,
  refund: MadeRefund,
  items: readonly { name: string; deploymentOf: number | null; hasSite: boolean }[],
): Email => {
  const { method, reference } = refund;
  const sites = items.filter(({ hasSite }) => hasSite);
  const licenses = items.filter((it) => !isDeployment(it));
  return {
    subject: `Your refund for order ${id}`,
    preview: `We have returned ${money(refund)}.`,
    body: (
      <>
        <Title>Your refund</Title>
        <Paragraph>
          {`We have returned ${money(refund)} of your order ${id}. The credit note is attached.`}
        </Paragraph>
        <Facts
          facts={
            method === "paypal"
              ? { "With PayPal": reference }
              : { "By bank transfer, reference": reference }
          }
        />
        {licenses.length > 0 && (
          <Paragraph>
            {`The ${licenses.length === 1 ? "license" : "licenses"} of ${names(licenses)} ${licenses.length === 1 ? "has ended. You can order it" : "have ended. You can order them"} again at any time.`}
          </Paragraph>
        )}
        {sites.length > 0 && (
          <Paragraph>
            {`${licenses.length === 0 ? "Your site" : `${sites.length === 1 ? "Your site" : "Your sites"} made with ${names(sites)}`} will stay online for ${siteNoticeDays} more days.`}
          </Paragraph>
        )}
        <ToPurchases />
      </>
    ),
  };
};

/** To the buyer: the shop declined the refund. */
export const refundDeclinedEmail = ({ id }: Order, answer: string): Email => ({
  subject: `Your refund request for order ${id}`,
  preview: "We cannot refund it.",
  body: (
    <>
      <Title>We cannot refund it</Title>
      <Paragraph>{`You asked for a refund of your order ${id}. This is our answer:`}</Paragraph>
      <Paragraph>{answer}</Paragraph>
      <ToPurchases />
    </>
  ),
});

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
