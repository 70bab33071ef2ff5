import { CustomersOnly } from "@/components/account/customers-only";
import { ProfileView } from "@/components/profile/profile-view";
import { profileTexts } from "@/components/profile/texts";
import { requireAccount } from "@/lib/accounts/queries";
import { requireSecurity } from "@/lib/accounts/security/queries";
import { uploadTarget } from "@/lib/media/queries";
import { requireCustomer } from "@/lib/sessions/require-customer";

export const instant = false;

export const metadata = { title: profileTexts.title, robots: { index: false } };

export default async function ProfilePage() {
  const customer = await requireCustomer();
  const [account, security] = await Promise.all([
    requireAccount(customer, customer.email),
    requireSecurity(customer),
  ]);
  return (
    <CustomersOnly email={account.email}>
      <ProfileView account={account} security={security} uploadTo={uploadTarget()} />
    </CustomersOnly>
  );
}
