import { CircleCheck } from "lucide-react";
import type { Metadata } from "next";
import { connection } from "next/server";
import { MessagePage } from "@/components/layout/message-page";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { withdrawTexts as texts } from "@/components/orders/withdrawal/texts";
import { links } from "@/lib/links";
import { sellsToEverybody } from "@/lib/sells-to";

export const instant = false;

export const metadata: Metadata = {
  title: texts.receivedTitle,
  robots: { index: false, follow: false },
};

/** The same for everybody: it does not say whether there is such an order. */
export default async function WithdrawalReceivedPage() {
  await connection();
  if (!sellsToEverybody()) return <NotFoundPage />;
  return (
    <MessagePage
      picture={<CircleCheck className="size-14 text-good" strokeWidth={1.25} aria-hidden />}
      title={texts.receivedTitle}
      text={texts.receivedText}
      hint={texts.receivedHint}
      action={{ label: texts.home, href: links.home }}
    />
  );
}
