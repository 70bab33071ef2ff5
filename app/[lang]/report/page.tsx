import type { Metadata } from "next";
import { cookies } from "next/headers";
import { ReportForm } from "@/components/sites/reports/report-form";
import { readCookies, readReport, reportCookies } from "@/lib/sites/reports/form";
import { getTranslations } from "@/lib/translations/server";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("report");
  return { title: t("title") };
}

interface ReportPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Where anybody reports a site that the shop hosts; the link in the site's pages names it. */
export default async function ReportPage({ searchParams }: ReportPageProps) {
  const [{ problem, site }, kept] = await Promise.all([searchParams, cookies()]);
  const isBack = typeof problem === "string";
  return (
    <ReportForm
      read={
        isBack ? readCookies(reportCookies.map((it) => kept.get(it)?.value)) : readReport({ site })
      }
      problem={isBack ? problem : null}
    />
  );
}
