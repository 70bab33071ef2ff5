import type { Metadata } from "next";
import { cookies } from "next/headers";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { withdrawTexts } from "@/components/orders/withdrawal/texts";
import { WithdrawForm } from "@/components/orders/withdrawal/withdraw-form";
import { readCookie, statementCookie } from "@/lib/orders/checkout/withdrawal/form";
import { sellsToEverybody } from "@/lib/sells-to";

export const instant = false;

export const metadata: Metadata = {
  title: withdrawTexts.title,
  robots: { index: false, follow: false },
};

interface WithdrawPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Where consumers withdraw from a contract, without an account. */
export default async function WithdrawPage({ searchParams }: WithdrawPageProps) {
  const [{ problem }, kept] = await Promise.all([searchParams, cookies()]);
  if (!sellsToEverybody()) return <NotFoundPage />;
  return (
    <WithdrawForm
      read={readCookie(kept.get(statementCookie)?.value)}
      problem={typeof problem === "string" ? problem : null}
    />
  );
}
