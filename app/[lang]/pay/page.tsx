import type { Metadata } from "next";
import { CustomersOnly } from "@/components/accounts/customers-only";
import { CheckoutView } from "@/components/orders/checkout/checkout-view";
import { paymentMessages } from "@/components/orders/checkout/message-groups";
import { TrustLine } from "@/components/orders/trust-line";
import { listOpenTransfers, requireBuyer } from "@/lib/orders/checkout/queries";
import { listInvoices } from "@/lib/orders/invoices/queries/invoices";
import { paypalButtonConfig } from "@/lib/orders/payments/paypal-button-config";
import { bankDetailsOfWaiting } from "@/lib/orders/transfers/bank-details";
import { requireCustomer } from "@/lib/platform/sessions/require-customer";
import { sellsToEverybody } from "@/lib/sells-to";
import { getTranslations, Translations } from "@/lib/translations/server";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("checkout");
  return { title: t("title"), robots: { index: false, follow: false } };
}

export default async function PayPage() {
  const customer = await requireCustomer();
  const [buyer, openTransfers] = await Promise.all([
    requireBuyer(customer),
    listOpenTransfers(customer.userId),
  ]);
  const invoices = openTransfers.length > 0 ? await listInvoices(customer.userId) : [];
  const waiting = [...bankDetailsOfWaiting(invoices)].map(([orderId, details]) => ({
    orderId,
    receivedCents: invoices.find(({ id }) => id === orderId)?.receivedCents ?? 0,
    details,
  }));
  return (
    <CustomersOnly email={customer.email}>
      <Translations
        of={[
          "checkout",
          "contentNotice",
          "ownPicture",
          "coupon",
          "transferNotice",
          "pendingTransfer",
          "orderChanges",
          "pictureErrors",
          ...paymentMessages,
        ]}
      >
        <CheckoutView
          email={customer.email}
          buyer={buyer}
          toEverybody={sellsToEverybody()}
          paypalButton={paypalButtonConfig()}
          openTransfers={openTransfers}
          waiting={waiting}
          trust={<TrustLine className="mt-6" />}
        />
      </Translations>
    </CustomersOnly>
  );
}
