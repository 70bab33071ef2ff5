import type { Metadata } from "next";
import { cookies } from "next/headers";
import { MessagePage } from "@/components/layout/message-page";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { ConfirmForm } from "@/components/orders/withdrawal/confirm-form";
import { EmptyShelf } from "@/components/ui/illustrations/empty-shelf";
import { legalLinks } from "@/lib/legal-links";
import { readCookie, statementCookie } from "@/lib/orders/checkout/withdrawal/form";
import { sellsToEverybody } from "@/lib/sells-to";
import { getTranslations } from "@/lib/translations/server";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("withdrawal");
  return { title: t("confirmTitle"), robots: { index: false, follow: false } };
}

export default async function ConfirmWithdrawalPage() {
  const kept = await cookies();
  if (!sellsToEverybody()) return <NotFoundPage />;
  const { typed, statement } = readCookie(kept.get(statementCookie)?.value);
  if (statement) return <ConfirmForm typed={typed} />;
  const t = await getTranslations("withdrawal");
  return (
    <MessagePage
      picture={<EmptyShelf className="h-48" />}
      title={t("confirmTitle")}
      text={t("nothingTyped")}
      action={{ label: t("toForm"), href: legalLinks.withdraw }}
    />
  );
}
