import type { Metadata } from "next";
import { CustomersOnly } from "@/components/accounts/customers-only";
import { ProfileView } from "@/components/accounts/profile/profile-view";
import { requireAccount } from "@/lib/accounts/queries";
import { uploadTarget } from "@/lib/platform/media/queries";
import { requireCustomer } from "@/lib/platform/sessions/require-customer";
import { getTranslations, Translations } from "@/lib/translations/server";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  return { title: t("title"), robots: { index: false } };
}

export default async function ProfilePage() {
  const customer = await requireCustomer();
  const account = await requireAccount(customer, customer.email);
  return (
    <CustomersOnly email={account.email}>
      <Translations
        of={[
          "profile",
          "company",
          "logo",
          "invoice",
          "brand",
          "accountFields",
          "colorNames",
          "fieldErrors",
          "pictureErrors",
          "colorPickers",
          "shortColors",
        ]}
      >
        <ProfileView isStaff={customer.role !== null} account={account} uploadTo={uploadTarget()} />
      </Translations>
    </CustomersOnly>
  );
}
