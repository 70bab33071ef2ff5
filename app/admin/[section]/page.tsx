import { CustomersOnly } from "@/components/accounts/customers-only";
import { FactorGate } from "@/components/accounts/security/factor-gate";
import { BackOffice } from "@/components/backoffice/backoffice";
import { sectionsOf } from "@/components/backoffice/sections";
import { backOfficeTexts } from "@/components/backoffice/texts";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { requireSecurity } from "@/lib/accounts/security/queries";
import { readTasks } from "@/lib/analytics/queries";
import { requireCustomer } from "@/lib/platform/sessions/require-customer";

export const instant = false;

export const metadata = { title: backOfficeTexts.title, robots: { index: false, follow: false } };

interface AdminSectionPageProps {
  params: Promise<{ section: string }>;
}

/**
 * Not found for everyone whose role does not include the section. On a staff member's first visit,
 * a second factor is set up.
 */
export default async function AdminSectionPage({ params }: AdminSectionPageProps) {
  const customer = await requireCustomer();
  const { email, role, permissions, needsSecondFactor } = customer;
  const { section: slug } = await params;
  const section = sectionsOf(role).find((it) => it.slug === slug);
  if (!role || !section) return <NotFoundPage />;
  return (
    <CustomersOnly email={email}>
      {needsSecondFactor ? (
        <FactorGate security={await requireSecurity(customer)} />
      ) : (
        <BackOffice
          section={section}
          role={role}
          permissions={permissions}
          tasks={await readTasks(permissions)}
        />
      )}
    </CustomersOnly>
  );
}
