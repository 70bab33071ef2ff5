import { formatMoney } from "@/lib/money";
import { Facts } from "@/lib/platform/email/components";
import { seller } from "@/lib/seller";
import { translatorIn } from "@/lib/translations/messages";

interface BankAccountProps {
  language: string;
  order: { totalCents: number; currency: string };
  reference: string;
  receivedCents?: number;
}

/** Where to transfer what is open of an order. */
export function BankAccount({ language, order, reference, receivedCents = 0 }: BankAccountProps) {
  const t = translatorIn(language, "orderEmails");
  const { holder, name, account, bic } = seller().bank;
  const { totalCents, currency } = order;
  return (
    <Facts
      facts={{
        [t("accountHolder")]: holder,
        [t("bank")]: name,
        [t("account")]: account,
        [t("bic")]: bic,
        [t("amount")]: formatMoney({ cents: totalCents - receivedCents, currency }, language),
        [t("reference")]: reference,
      }}
    />
  );
}
