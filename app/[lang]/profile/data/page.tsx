import type { Metadata } from "next";
import { CustomersOnly } from "@/components/accounts/customers-only";
import { DataSection } from "@/components/accounts/privacy/data-section";
import { ProfileFrame } from "@/components/accounts/profile/profile-frame";
import { requireAccount } from "@/lib/accounts/queries";
import { requireSecurity } from "@/lib/accounts/security/queries";
import { requireCustomer } from "@/lib/platform/sessions/require-customer";
import { requirePersonalData } from "@/lib/privacy/queries/status";
import { getTranslations, Translations } from "@/lib/translations/server";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  return { title: t("data"), robots: { index: false } };
}

export default async function DataPage() {
  const customer = await requireCustomer();
  const [account, security, data] = await Promise.all([
    requireAccount(customer, customer.email),
    requireSecurity(customer),
    requirePersonalData(customer.userId),
  ]);
  return (
    <CustomersOnly email={account.email}>
      <ProfileFrame account={account} isStaff={customer.role !== null} part="data">
        <Translations
          of={[
            "data",
            "dataExport",
            "deletion",
            "proof",
            "accountFields",
            "fieldErrors",
            "leaving",
          ]}
        >
          <div className="max-w-[48rem]">
            <DataSection data={data} security={security} />
          </div>
        </Translations>
      </ProfileFrame>
    </CustomersOnly>
  );
}
