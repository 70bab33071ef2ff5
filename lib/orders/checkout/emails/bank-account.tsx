import { formatMoney } from "@/lib/money";
import { Facts } from "@/lib/platform/email/components";
import { seller } from "@/lib/seller";

interface BankAccountProps {
  order: { totalCents: number; currency: string };
  reference: string;
  receivedCents?: number;
}

/** Where to transfer what is open of an order. */
export function BankAccount({ order, reference, receivedCents = 0 }: BankAccountProps) {
  const { holder, name, account, bic } = seller().bank;
  const { totalCents, currency } = order;
  return (
    <Facts
      facts={{
        "Account holder": holder,
        Bank: name,
        Account: account,
        BIC: bic,
        Amount: formatMoney({ cents: totalCents - receivedCents, currency }),
        "Payment reference": reference,
      }}
    />
  );
}
