import { CustomersOnly } from "@/components/accounts/customers-only";
import { CheckoutView } from "@/components/orders/checkout/checkout-view";
import { checkoutTexts } from "@/components/orders/checkout/texts";
import { TrustLine } from "@/components/orders/trust-line";
import { requireAccount } from "@/lib/accounts/queries";
import { listOpenTransfers } from "@/lib/orders/checkout/queries";
import { paypalButtonConfig } from "@/lib/orders/payments/paypal-button-config";
import { requireCustomer } from "@/lib/platform/sessions/require-customer";

export const instant = false;

export const metadata = { title: checkoutTexts.title, robots: { index: false, follow: false } };

export default async function PayPage() {
  const customer = await requireCustomer();
  const [{ email, name, lastname, firstname, city, zipcode, country, vatId }, openTransfers] =
    await Promise.all([
      requireAccount(customer, customer.email),
      listOpenTransfers(customer.userId),
    ]);
  return (
    <CustomersOnly email={email}>
      <CheckoutView
        email={email}
        billing={{ name, lastname, firstname, city, zipcode, country, vatId }}
        paypalButton={paypalButtonConfig()}
        openTransfers={openTransfers}
        trust={<TrustLine className="mt-6" />}
      />
    </CustomersOnly>
  );
}
