import type { Metadata } from "next";
import { CustomersOnly } from "@/components/accounts/customers-only";
import { ProfileFrame } from "@/components/accounts/profile/profile-frame";
import { ActivitySection } from "@/components/accounts/security/activity-section";
import { ProgramsSection } from "@/components/accounts/security/programs-section";
import { SecuritySection } from "@/components/accounts/security/security-section";
import { requireAccount } from "@/lib/accounts/queries";
import { requireSecurity } from "@/lib/accounts/security/queries";
import { listProfileTokens } from "@/lib/platform/api-tokens/queries";
import { listActivity } from "@/lib/platform/audit/queries";
import { requireCustomer } from "@/lib/platform/sessions/require-customer";
import { getTranslations, inLanguageOfPage, Translations } from "@/lib/translations/server";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  return { title: t("security"), robots: { index: false } };
}

/** The newest events of the account; older ones are loaded on request. */
const shownEvents = 5;

export default async function SecurityPage() {
  const customer = await requireCustomer();
  const [account, security, activity, programs] = await Promise.all([
    requireAccount(customer, customer.email),
    inLanguageOfPage(() => requireSecurity(customer)),
    inLanguageOfPage(() => listActivity(customer.userId, { limit: shownEvents })),
    listProfileTokens(customer.userId),
  ]);
  return (
    <CustomersOnly email={account.email}>
      <ProfileFrame account={account} isStaff={customer.role !== null} part="security">
        <Translations
          of={[
            "accountFields",
            "fieldErrors",
            "passkeyErrors",
            "tokenFields",
            "security",
            "email",
            "sendLink",
            "password",
            "newPassword",
            "passwordRules",
            "passkey",
            "factor",
            "linkedAccounts",
            "session",
            "program",
            "madeToken",
            "activity",
            "profileFields",
            "proof",
            "keepTokens",
          ]}
        >
          <div className="max-w-[48rem] space-y-12">
            <SecuritySection security={security} />
            <ProgramsSection tokens={programs} security={security} />
            <ActivitySection activity={activity} />
          </div>
        </Translations>
      </ProfileFrame>
    </CustomersOnly>
  );
}
