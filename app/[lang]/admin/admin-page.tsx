import type { Metadata } from "next";
import { CustomersOnly } from "@/components/accounts/customers-only";
import { FactorGate } from "@/components/accounts/security/factor-gate";
import { BackOffice } from "@/components/backoffice/backoffice";
import { recordTitles, sectionsOf } from "@/components/backoffice/sections";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { requireSecurity } from "@/lib/accounts/security/queries";
import { readTasks } from "@/lib/analytics/queries/figures";
import { idParam } from "@/lib/id-schemas";
import { requireCustomer } from "@/lib/platform/sessions/require-customer";
import { getTranslations, Translations } from "@/lib/translations/server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("backOffice");
  return { title: t("title"), robots: { index: false, follow: false } };
}

interface AdminPageProps {
  /** With the id of a record for its page. */
  params: Promise<{ section: string; id?: string }>;
}

/**
 * Not found for everyone whose role does not include the section. On a staff member's first visit,
 * a second factor is set up.
 */
export async function AdminPage({ params }: AdminPageProps) {
  const customer = await requireCustomer();
  const { email, role, permissions, needsSecondFactor } = customer;
  const { section: slug, id } = await params;
  const section = sectionsOf(role).find((it) => it.slug === slug);
  const recordId = id === undefined ? undefined : idParam.safeParse(id).data;
  const isKnown =
    id === undefined || (recordId !== undefined && section && recordTitles[section.slug]);
  if (!role || !section || !isKnown) return <NotFoundPage />;
  return (
    <CustomersOnly email={email}>
      {needsSecondFactor ? (
        <Translations of={["gate", "factor", "passkey", "proof", "keepTokens"]}>
          <FactorGate security={await requireSecurity(customer)} />
        </Translations>
      ) : (
        <Translations of={["proof", "madeToken"]}>
          <BackOffice
            section={section}
            recordId={recordId}
            role={role}
            permissions={permissions}
            tasks={await readTasks(permissions)}
          />
        </Translations>
      )}
    </CustomersOnly>
  );
}
