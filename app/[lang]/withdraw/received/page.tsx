import { CircleCheck } from "lucide-react";
import type { Metadata } from "next";
import { connection } from "next/server";
import { MessagePage } from "@/components/layout/message-page";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { links } from "@/lib/links";
import { sellsToEverybody } from "@/lib/sells-to";
import { getTranslations } from "@/lib/translations/server";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("withdrawal");
  return { title: t("receivedTitle"), robots: { index: false, follow: false } };
}

/** The same for everybody: it does not say whether there is such an order. */
export default async function WithdrawalReceivedPage() {
  await connection();
  if (!sellsToEverybody()) return <NotFoundPage />;
  const t = await getTranslations("withdrawal");
  return (
    <MessagePage
      picture={<CircleCheck className="size-14 text-good" strokeWidth={1.25} aria-hidden />}
      title={t("receivedTitle")}
      text={t("receivedText")}
      hint={t("receivedHint")}
      action={{ label: t("home"), href: links.home }}
    />
  );
}
