import { CircleCheck } from "lucide-react";
import type { Metadata } from "next";
import { MessagePage } from "@/components/layout/message-page";
import { reportTexts as texts } from "@/components/sites/reports/texts";
import { reportKinds } from "@/db/words/site-reports";
import { links } from "@/lib/links";
import { hoursToDecide, isAnonymous } from "@/lib/sites/reports/rules";

export const instant = false;

export const metadata: Metadata = {
  title: texts.receivedTitle,
  robots: { index: false, follow: false },
};

interface ReceivedPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The receipt: what it shows is in its address, and nothing of the report. */
export default async function ReportReceivedPage({ searchParams }: ReceivedPageProps) {
  const { number, kind: named } = await searchParams;
  const kind = reportKinds.find((it) => it === named) ?? "other";
  const hasNumber = typeof number === "string" && /^\d{1,9}$/.test(number);
  return (
    <MessagePage
      picture={<CircleCheck className="size-14 text-good" strokeWidth={1.25} aria-hidden />}
      title={texts.receivedTitle}
      text={[hasNumber ? texts.number(number) : "", texts.receivedText(hoursToDecide[kind])]
        .join(" ")
        .trim()}
      hint={isAnonymous(kind) ? texts.anonymousHint : texts.receivedHint}
      action={{ label: texts.home, href: links.home }}
    />
  );
}
