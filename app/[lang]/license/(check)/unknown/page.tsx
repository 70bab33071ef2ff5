import { NotFoundPage } from "@/components/layout/not-found-page";
import { licenseCheckTexts } from "@/components/sites/delivery/texts";
import LicenseNotFound from "../not-found";

export const metadata = { title: licenseCheckTexts.pageTitle, robots: { index: false } };

/**
 * Middleware and `rewrites` of next.config.mjs show this page for a license key that does not
 * exist.
 */
export default function UnknownLicensePage() {
  return <NotFoundPage message={<LicenseNotFound />} />;
}
