import type { Metadata } from "next";
import { connection } from "next/server";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { LicenseCheckView } from "@/components/sites/delivery/license-check-view";
import { decodeComponent } from "@/lib/decode-component";
import { readLicenseKey } from "@/lib/sites/delivery/license-key";
import { getLicense } from "@/lib/sites/delivery/queries";
import { getTranslations } from "@/lib/translations/server";
import LicenseNotFound from "../not-found";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("licenseCheck");
  return { title: t("pageTitle"), robots: { index: false } };
}

interface LicensePageProps {
  params: Promise<{ key: string }>;
}

export default async function LicenseCheckPage({ params }: LicensePageProps) {
  const key = readLicenseKey(decodeComponent((await params).key));
  if (!key) return <NotFoundPage message={<LicenseNotFound />} />;
  await connection();
  const license = await getLicense(key);
  if (!license) return <NotFoundPage message={<LicenseNotFound />} />;
  return <LicenseCheckView licenseKey={key} {...license} />;
}
