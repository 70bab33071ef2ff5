import type { Metadata } from "next";
import { cookies } from "next/headers";
import { MessagePage } from "@/components/layout/message-page";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { ConfirmForm } from "@/components/orders/withdrawal/confirm-form";
import { withdrawTexts as texts } from "@/components/orders/withdrawal/texts";
import { EmptyShelf } from "@/components/ui/illustrations/empty-shelf";
import { legalLinks } from "@/lib/legal-links";
import { readCookie, statementCookie } from "@/lib/orders/checkout/withdrawal/form";
import { sellsToEverybody } from "@/lib/sells-to";

export const instant = false;

export const metadata: Metadata = {
  title: texts.confirmTitle,
  robots: { index: false, follow: false },
};

export default async function ConfirmWithdrawalPage() {
  const kept = await cookies();
  if (!sellsToEverybody()) return <NotFoundPage />;
  const { typed, statement } = readCookie(kept.get(statementCookie)?.value);
  if (statement) return <ConfirmForm typed={typed} />;
  return (
    <MessagePage
      picture={<EmptyShelf className="h-48" />}
      title={texts.confirmTitle}
      text={texts.nothingTyped}
      action={{ label: texts.toForm, href: legalLinks.withdraw }}
    />
  );
}
