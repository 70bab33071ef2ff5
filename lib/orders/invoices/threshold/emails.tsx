import type { TaxScheme } from "@/lib/env-tax";
import { formatMoney } from "@/lib/money";
import { Facts, Paragraph, Title } from "@/lib/platform/email/components";
import type { Email } from "@/lib/platform/email/render-email";
import { thresholdCents } from "./rules";

interface Warning {
  cents: number;
  warning: "near" | "exceeded";
  scheme: TaxScheme;
}

const euros = (cents: number) => formatMoney({ cents, currency: "EUR" });

const afterwards = {
  domestic:
    "From the sale that exceeds it, invoices have the rate of the customer's country by themselves. Please register for the One Stop Shop and set SELLER_TAX=oss.",
  exempt:
    "Above it, consumers abroad are taxed in their country unless you take part in the scheme for small enterprises across borders. Please ask your tax adviser.",
};

/** To the owner: consumers of other member states have bought for nearly the threshold, or for more. */
export const thresholdEmail = ({ cents, warning, scheme }: Warning): Email => {
  const title =
    warning === "near"
      ? "Sales abroad come near to the tax threshold"
      : "Sales abroad exceed the tax threshold";
  return {
    subject: title,
    preview: `${euros(cents)} of ${euros(thresholdCents)} this year.`,
    body: (
      <>
        <Title>{title}</Title>
        <Paragraph>
          {`What consumers of other member states of the European Union buy in a year is taxed at home up to ${euros(thresholdCents)} without tax, and in their countries above (Article 59c of Directive 2006/112/EC).`}
        </Paragraph>
        <Facts facts={{ "Sold this year, without tax": euros(cents) }} />
        <Paragraph>{afterwards[scheme === "exempt" ? "exempt" : "domestic"]}</Paragraph>
      </>
    ),
  };
};
