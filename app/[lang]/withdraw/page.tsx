import type { Metadata } from "next";
import { cookies } from "next/headers";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { WithdrawForm } from "@/components/orders/withdrawal/withdraw-form";
import { readCookie, statementCookie } from "@/lib/orders/checkout/withdrawal/form";
import { sellsToEverybody } from "@/lib/sells-to";
import { getTranslations, inLanguageOfPage } from "@/lib/translations/server";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("withdrawal");
  return { title: t("title"), robots: { index: false, follow: false } };
}

interface WithdrawPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Where consumers withdraw from a contract, without an account. */
export default async function WithdrawPage({ searchParams }: WithdrawPageProps) {
  const [{ problem }, kept] = await Promise.all([searchParams, cookies()]);
  if (!sellsToEverybody()) return <NotFoundPage />;
  return (
    <WithdrawForm
      read={await inLanguageOfPage(() => readCookie(kept.get(statementCookie)?.value))}
      problem={typeof problem === "string" ? problem : null}
    />
  );
}
