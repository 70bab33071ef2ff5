import type { Metadata } from "next";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { getTranslations } from "@/lib/translations/server";
import LicenseNotFound from "../not-found";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("licenseCheck");
  return { title: t("pageTitle"), robots: { index: false } };
}

/**
 * Middleware and `rewrites` of next.config.mjs show this page for a license key that does not
 * exist.
 */
export default function UnknownLicensePage() {
  return <NotFoundPage message={<LicenseNotFound />} />;
}
