import { CustomersOnly } from "@/components/accounts/customers-only";
import { CheckoutView } from "@/components/orders/checkout/checkout-view";
import { checkoutTexts } from "@/components/orders/checkout/texts";
import { TrustLine } from "@/components/orders/trust-line";
import { requireAccount } from "@/lib/accounts/queries";
import { boughtForBusiness, listOpenTransfers } from "@/lib/orders/checkout/queries";
import { paypalButtonConfig } from "@/lib/orders/payments/paypal-button-config";
import { requireCustomer } from "@/lib/platform/sessions/require-customer";
import { sellsToEverybody } from "@/lib/sells-to";

export const instant = false;

export const metadata = { title: checkoutTexts.title, robots: { index: false, follow: false } };

export default async function PayPage() {
  const customer = await requireCustomer();
  const [account, openTransfers, forBusiness] = await Promise.all([
    requireAccount(customer, customer.email),
    listOpenTransfers(customer.userId),
    boughtForBusiness(customer.userId),
  ]);
  const { email, name, legalName, lastname, firstname, countryCode, vatId } = account;
  const { street, street2, city, region, zipcode } = account;
  return (
    <CustomersOnly email={email}>
      <CheckoutView
        email={email}
        buyer={{
          forBusiness,
          startNow: false,
          legalName: legalName || name,
          lastname,
          firstname,
          street,
          street2,
          city,
          region,
          zipcode,
          country: countryCode ?? "",
          vatId,
        }}
        toEverybody={sellsToEverybody()}
        paypalButton={paypalButtonConfig()}
        openTransfers={openTransfers}
        trust={<TrustLine className="mt-6" />}
      />
    </CustomersOnly>
  );
}
