import { CustomersOnly } from "@/components/accounts/customers-only";
import { ProfileView } from "@/components/accounts/profile/profile-view";
import { profileTexts } from "@/components/accounts/profile/texts";
import { requireAccount } from "@/lib/accounts/queries";
import { uploadTarget } from "@/lib/platform/media/queries";
import { requireCustomer } from "@/lib/platform/sessions/require-customer";

export const instant = false;

export const metadata = { title: profileTexts.title, robots: { index: false } };

export default async function ProfilePage() {
  const customer = await requireCustomer();
  const account = await requireAccount(customer, customer.email);
  return (
    <CustomersOnly email={account.email}>
      <ProfileView isStaff={customer.role !== null} account={account} uploadTo={uploadTarget()} />
    </CustomersOnly>
  );
}
