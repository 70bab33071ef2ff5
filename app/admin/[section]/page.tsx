import { CustomersOnly } from "@/components/account/customers-only";
import { BackOffice } from "@/components/backoffice/backoffice";
import { findSection } from "@/components/backoffice/sections";
import { backOfficeTexts } from "@/components/backoffice/texts";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { FactorGate } from "@/components/security/factor-gate";
import { requireSecurity } from "@/lib/accounts/security/queries";
import { requireCustomer } from "@/lib/sessions/require-customer";

export const instant = false;

export const metadata = { title: backOfficeTexts.title, robots: { index: false, follow: false } };

interface AdminSectionPageProps {
  params: Promise<{ section: string }>;
}

/** Not found for everyone but the admin, whose first visit sets up a second factor. */
export default async function AdminSectionPage({ params }: AdminSectionPageProps) {
  const customer = await requireCustomer();
  const { email, isAdmin, needsSecondFactor } = customer;
  const section = findSection((await params).section);
  if (!section || !(isAdmin || needsSecondFactor)) return <NotFoundPage />;
  return (
    <CustomersOnly email={email}>
      {isAdmin ? (
        <BackOffice section={section} />
      ) : (
        <FactorGate security={await requireSecurity(customer)} />
      )}
    </CustomersOnly>
  );
}
