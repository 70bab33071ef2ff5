import { CustomersOnly } from "@/components/account/customers-only";
import { ProfileView } from "@/components/profile/profile-view";
import { profileTexts } from "@/components/profile/texts";
import { requireAccount } from "@/lib/accounts/queries";
import { uploadTarget } from "@/lib/media/queries";
import { requireCustomer } from "@/lib/sessions/require-customer";

export const instant = false;

export const metadata = { title: profileTexts.title, robots: { index: false } };

export default async function ProfilePage() {
  const customer = await requireCustomer();
  const account = await requireAccount(customer, customer.email);
  return (
    <CustomersOnly email={account.email}>
      <ProfileView account={account} isVerified={customer.isVerified} uploadTo={uploadTarget()} />
    </CustomersOnly>
  );
}
