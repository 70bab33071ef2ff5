import { CustomersOnly } from "@/components/accounts/customers-only";
import { ProfileFrame } from "@/components/accounts/profile/profile-frame";
import { profileTexts } from "@/components/accounts/profile/texts";
import { ActivitySection } from "@/components/accounts/security/activity-section";
import { ProgramsSection } from "@/components/accounts/security/programs-section";
import { SecuritySection } from "@/components/accounts/security/security-section";
import { requireAccount } from "@/lib/accounts/queries";
import { requireSecurity } from "@/lib/accounts/security/queries";
import { listProfileTokens } from "@/lib/platform/api-tokens/queries";
import { listActivity } from "@/lib/platform/audit/queries";
import { requireCustomer } from "@/lib/platform/sessions/require-customer";

export const instant = false;

export const metadata = { title: profileTexts.parts.security, robots: { index: false } };

/** The newest events of the account; older ones are loaded on request. */
const shownEvents = 5;

export default async function SecurityPage() {
  const customer = await requireCustomer();
  const [account, security, activity, programs] = await Promise.all([
    requireAccount(customer, customer.email),
    requireSecurity(customer),
    listActivity(customer.userId, { limit: shownEvents }),
    listProfileTokens(customer.userId),
  ]);
  return (
    <CustomersOnly email={account.email}>
      <ProfileFrame account={account} isStaff={customer.role !== null} part="security">
        <div className="max-w-[48rem] space-y-12">
          <SecuritySection security={security} />
          <ProgramsSection tokens={programs} security={security} />
          <ActivitySection activity={activity} />
        </div>
      </ProfileFrame>
    </CustomersOnly>
  );
}
