import { CircleCheck } from "lucide-react";
import type { Metadata } from "next";
import { MessagePage } from "@/components/layout/message-page";
import { reportKinds } from "@/db/words/site-reports";
import { links } from "@/lib/links";
import { hoursToDecide, isAnonymous } from "@/lib/sites/reports/rules";
import { getTranslations } from "@/lib/translations/server";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("report");
  return { title: t("receivedTitle"), robots: { index: false, follow: false } };
}

interface ReceivedPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The receipt: what it shows is in its address, and nothing of the report. */
export default async function ReportReceivedPage({ searchParams }: ReceivedPageProps) {
  const t = await getTranslations("report");
  const { number, kind: named } = await searchParams;
  const kind = reportKinds.find((it) => it === named) ?? "other";
  const hasNumber = typeof number === "string" && /^\d{1,9}$/.test(number);
  const hours = hoursToDecide[kind];
  const decided =
    hours > 24 ? t("decidedInDays", { days: hours / 24 }) : t("decidedInHours", { hours });
  return (
    <MessagePage
      picture={<CircleCheck className="size-14 text-good" strokeWidth={1.25} aria-hidden />}
      title={t("receivedTitle")}
      text={[hasNumber ? t("number", { number }) : "", decided].join(" ").trim()}
      hint={isAnonymous(kind) ? t("anonymousHint") : t("receivedHint")}
      action={{ label: t("home"), href: links.home }}
    />
  );
}
