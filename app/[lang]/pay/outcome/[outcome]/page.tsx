import type { Metadata } from "next";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { OutcomeView } from "@/components/orders/checkout/outcome-view";
import { paymentOutcomes } from "@/lib/orders/checkout/schemas";
import { getTranslations } from "@/lib/translations/server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("outcome");
  return { title: t("pageTitle"), robots: { index: false, follow: false } };
}

/** A paid order has a page of its own. */
const cachedOutcomes = paymentOutcomes.filter((outcome) => outcome !== "paid");

export const generateStaticParams = () => cachedOutcomes.map((outcome) => ({ outcome }));

interface OutcomePageProps {
  params: Promise<{ outcome: string }>;
}

/** The same page for everyone; the customer's purchases are on the purchases page. */
export default async function OutcomePage({ params }: OutcomePageProps) {
  const { outcome } = await params;
  const known = cachedOutcomes.find((it) => it === outcome);
  if (!known) return <NotFoundPage />;
  return <OutcomeView outcome={known} />;
}
