import { licenseCheckTexts } from "@/components/delivery/texts";
import { NotFoundPage } from "@/components/layout/not-found-page";
import LicenseNotFound from "../not-found";

export const metadata = { title: licenseCheckTexts.pageTitle, robots: { index: false } };

/** What middleware and `rewrites` of next.config.mjs show for a key that was never given. */
export default function UnknownLicensePage() {
  return <NotFoundPage message={<LicenseNotFound />} />;
}
