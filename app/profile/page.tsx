import { CustomersOnly } from "@/components/accounts/customers-only";
import { ProfileView } from "@/components/accounts/profile/profile-view";
import { profileTexts } from "@/components/accounts/profile/texts";
import { requireAccount } from "@/lib/accounts/queries";
import { requireSecurity } from "@/lib/accounts/security/queries";
import { listProfileTokens } from "@/lib/platform/api-tokens/queries";
import { listActivity } from "@/lib/platform/audit/queries";
import { uploadTarget } from "@/lib/platform/media/queries";
import { requireCustomer } from "@/lib/platform/sessions/require-customer";
import { requirePersonalData } from "@/lib/privacy/queries/status";

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
