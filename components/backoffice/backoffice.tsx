"use client";

import type { ComponentType, ReactElement } from "react";
import { useTranslations } from "#translations";
import { IntentLink } from "@/components/ui/intent-link";
import { markShown } from "@/components/ui/mark-shown";
import { onDemand } from "@/components/ui/on-demand";
import type { Figures } from "@/lib/analytics/schemas";
import { backOfficeLink } from "@/lib/back-office-link";
import type { Permission, Role } from "@/lib/platform/staff/rules";
import { ApiTokens } from "./api-tokens";
import { Audit } from "./audit";
import { Bank } from "./bank/bank";
import { Books } from "./books/books";
import { Coupons } from "./coupons";
import { CustomerTitle } from "./customer-title";
import { Customers } from "./customers";
import { EmailSamples } from "./email-samples/email-samples";
import { Emails } from "./emails";
import { FiguresView } from "./figures/figures-view";
import { HeldSites } from "./held-sites/held-sites";
import { Jobs } from "./jobs";
import { PermissionsProvider } from "./may";
import { Orders } from "./orders";
import { Presets } from "./presets";
import { Refunds } from "./refunds/refunds";
import { Reports } from "./reports/reports";
import { Reviews } from "./reviews";
import { SearchButton, SectionNav } from "./section-nav";
import { recordTitles, type Section } from "./sections";
import { Sites } from "./sites";
import { Staff } from "./staff";
import { Threads } from "./threads/threads";
import "./backoffice.css";

const pages: Partial<Record<Section["slug"], ComponentType<{ id: number }>>> = {
  orders: onDemand(() => import("./order-page").then((it) => it.OrderPage)),
  customers: onDemand(() => import("./customer-page").then((it) => it.CustomerPage)),
};

const tables: Record<Section["slug"], () => ReactElement> = {
  figures: FiguresView,
  orders: Orders,
  refunds: Refunds,
  bank: Bank,
  books: Books,
  presets: Presets,
  coupons: Coupons,
  reviews: Reviews,
  customers: Customers,
  sites: Sites,
  reports: Reports,
  "held-sites": HeldSites,
  messages: Threads,
  mail: Emails,
  "email-samples": EmailSamples,
  jobs: Jobs,
  audit: Audit,
  staff: Staff,
  "api-tokens": ApiTokens,
};

interface BackOfficeProps {
  section: Section;
  /** Of the record whose page is shown; undefined for the section's list. */
  recordId?: number | undefined;
  role: Role;
  permissions: readonly Permission[];
  tasks: Figures["tasks"];
}

/** The back office: analytics first, then a data table per section, or the page of one of its records. */
export function BackOffice({ section, recordId, role, permissions, tasks }: BackOfficeProps) {
  const t = useTranslations("backOffice");
  const List = tables[section.slug];
  const Page = pages[section.slug];
  const recordTitle = recordId !== undefined && recordTitles[section.slug];
  return (
    <div
      ref={markShown}
      data-back-office
      className="page max-w-[100rem] pt-8 pb-20 xl:grid xl:grid-cols-[11rem_minmax(0,1fr)] xl:grid-rows-[auto_1fr] xl:gap-x-10"
    >
      <div className="xl:col-start-2 xl:mb-8">
        <p className="label text-accent">
          {recordId === undefined ? (
            t("title")
          ) : (
            <IntentLink href={backOfficeLink(section.slug)} className="hover:underline">
              {t(section.title)}
            </IntentLink>
          )}
        </p>
        <h1 className="mt-1 text-3xl">
          {recordId !== undefined && section.slug === "customers" ? (
            <CustomerTitle id={recordId} />
          ) : recordTitle ? (
            t(recordTitle, { id: String(recordId) })
          ) : (
            t(section.title)
          )}
        </h1>
      </div>
      <PermissionsProvider permissions={permissions}>
        <div className="mt-6 min-w-0 xl:sticky xl:top-20 xl:row-span-2 xl:row-start-1 xl:mt-0 xl:max-h-[calc(100dvh-5rem)] xl:self-start xl:overflow-y-auto xl:p-1 xl:pb-6">
          <SearchButton role={role} />
          <SectionNav current={section.slug} role={role} tasks={tasks} />
        </div>
        <div className="xl:col-start-2">
          {Page && recordId !== undefined ? <Page id={recordId} /> : <List />}
        </div>
      </PermissionsProvider>
    </div>
  );
}
