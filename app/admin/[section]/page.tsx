import { CustomersOnly } from "@/components/account/customers-only";
import { BackOffice } from "@/components/backoffice/backoffice";
import { findSection } from "@/components/backoffice/sections";
import { backOfficeTexts } from "@/components/backoffice/texts";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { requireCustomer } from "@/lib/sessions/require-customer";

export const instant = false;

export const metadata = { title: backOfficeTexts.title, robots: { index: false, follow: false } };

interface AdminSectionPageProps {
  params: Promise<{ section: string }>;
}

/** Not found for everyone but the admin. */
export default async function AdminSectionPage({ params }: AdminSectionPageProps) {
  const { email, isAdmin } = await requireCustomer();
  const section = findSection((await params).section);
  if (!isAdmin || !section) return <NotFoundPage />;
  return (
    <CustomersOnly email={email}>
      <BackOffice section={section} />
    </CustomersOnly>
  );
}
