"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import { backOfficeLink } from "@/lib/back-office-link";
import type { Permission, Role } from "@/lib/platform/staff/rules";
import { ApiTokens } from "./api-tokens";
import { Audit } from "./audit";
import { Bank } from "./bank/bank";
import { Books } from "./books/books";
import { Coupons } from "./coupons";
import { Customers } from "./customers";
import { EmailSamples } from "./email-samples/email-samples";
import { Emails } from "./emails";
import { FiguresView } from "./figures/figures-view";
import { Jobs } from "./jobs";
import { PermissionsProvider } from "./may";
import { Orders } from "./orders";
import { Presets } from "./presets";
import { Refunds } from "./refunds/refunds";
import { Reviews } from "./reviews";
import { type Section, sectionsOf } from "./sections";
import { Sites } from "./sites";
import { Staff } from "./staff";
import { backOfficeTexts } from "./texts";
import { Threads } from "./threads/threads";

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
  role: Role;
  permissions: readonly Permission[];
}

/** The back office: analytics first, then a data table per section. */
export function BackOffice({ section, role, permissions }: BackOfficeProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: 1 } } }));
  const Table = tables[section.slug];
  const tabs = useRef<HTMLElement>(null);
  // On a phone the tabs are wider than the screen.
  useEffect(() => {
    tabs.current
      ?.querySelector("[aria-current]")
      ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, []);
  return (
    <div className="page pt-8 pb-20">
      <p className="label text-accent">{backOfficeTexts.title}</p>
      <h1 className="mt-1 text-3xl">{section.title}</h1>
      <nav
        ref={tabs}
        aria-label={backOfficeTexts.title}
        className="mt-6 mb-8 overflow-x-auto border-line border-b"
      >
        <ul className="flex gap-1">
          {sectionsOf(role).map(({ slug, title }) => (
            <li key={slug}>
              <IntentLink
                href={backOfficeLink(slug)}
                aria-current={slug === section.slug ? "page" : undefined}
                className="block whitespace-nowrap border-transparent border-b-2 px-3.5 py-2.5 hover:border-line-strong aria-[current=page]:border-accent aria-[current=page]:font-medium"
              >
                {title}
              </IntentLink>
            </li>
          ))}
        </ul>
      </nav>
      <QueryClientProvider client={client}>
        <PermissionsProvider permissions={permissions}>
          <Table />
        </PermissionsProvider>
      </QueryClientProvider>
    </div>
  );
}
