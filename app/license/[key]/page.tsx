import { notFound, permanentRedirect } from "next/navigation";
import { connection } from "next/server";
import { LicenceView } from "@/components/delivery/licence-view";
import { readLicenceKey } from "@/lib/delivery/licence-key";
import { getLicence } from "@/lib/delivery/queries";
import { links } from "@/lib/links";

export const instant = false;

export const metadata = { title: "Is this licence valid?", robots: { index: false } };

interface LicencePageProps {
  params: Promise<{ key: string }>;
}

export default async function LicenceCheckPage({ params }: LicencePageProps) {
  const typed = (await params).key;
  const key = readLicenceKey(decodeURIComponent(typed));
  if (!key) notFound();
  if (key !== typed) permanentRedirect(links.licenceCheck(key));
  await connection();
  const licence = await getLicence(key);
  if (!licence) notFound();
  return <LicenceView licenceKey={key} {...licence} />;
}
