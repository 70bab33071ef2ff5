import { licenseCheckTexts } from "@/components/delivery/texts";
import { NotFoundPage } from "@/components/layout/not-found-page";
import LicenseNotFound from "../not-found";

export const metadata = { title: licenseCheckTexts.pageTitle, robots: { index: false } };

/** The middleware shows it for every key that was never given: prerendered, so that its status is 404. */
export default function UnknownLicensePage() {
  return <NotFoundPage message={<LicenseNotFound />} />;
}
