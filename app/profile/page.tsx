import { CustomersOnly } from "@/components/account/customers-only";
import { ProfileView } from "@/components/profile/profile-view";
import { profileTexts } from "@/components/profile/texts";
import { requireAccount } from "@/lib/accounts/queries";
import { requireSecurity } from "@/lib/accounts/security/queries";
import { listProfileTokens } from "@/lib/api-tokens/queries";
import { listActivity } from "@/lib/audit/queries";
import { uploadTarget } from "@/lib/media/queries";
import { requirePersonalData } from "@/lib/personal-data/queries/status";
import { requireCustomer } from "@/lib/sessions/require-customer";

export const instant = false;

export const metadata = { title: profileTexts.title, robots: { index: false } };

/** The newest events of the account; older ones are loaded on request. */
const shownEvents = 5;

export default async function ProfilePage() {
  const customer = await requireCustomer();
  const [account, security, activity, data, programs] = await Promise.all([
    requireAccount(customer, customer.email),
    requireSecurity(customer),
    listActivity(customer.userId, { limit: shownEvents }),
    requirePersonalData(customer.userId),
    listProfileTokens(customer.userId),
  ]);
  return (
    <CustomersOnly email={account.email}>
      <ProfileView
        isStaff={customer.role !== null}
        account={account}
        security={security}
        activity={activity}
        data={data}
        programs={programs}
        uploadTo={uploadTarget()}
      />
    </CustomersOnly>
  );
}
