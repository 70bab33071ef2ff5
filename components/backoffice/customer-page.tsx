"use client";

import { useQuery } from "@tanstack/react-query";
import { useGetList, useGetOne } from "ra-core";
import type { ReactNode } from "react";
import { useLanguage, useTranslations } from "#translations";
import { Timestamp, useTimeZone } from "@/components/layout/timestamp";
import { IntentLink } from "@/components/ui/intent-link";
import { getCustomerActivity, getCustomers } from "@/lib/accounts/customers/endpoints";
import type { Customer } from "@/lib/accounts/customers/schemas";
import { backOfficeLink } from "@/lib/back-office-link";
import { formatDay, formatTimestamp } from "@/lib/dates";
import { getAllInvoices } from "@/lib/orders/invoices/endpoints";
import { callApi } from "@/lib/platform/http/client";
import { deviceName } from "@/lib/platform/sessions/device-name";
import { getSites } from "@/lib/sites/endpoints";
import type { SiteRecord } from "@/lib/sites/schemas";
import { getThreads } from "@/lib/support/endpoints";
import type { Thread } from "@/lib/support/schemas";
import { resourceOf } from "./core/data-provider";
import { customerCountryIn } from "./customer-country";
import { BanButton } from "./customers";
import { DataTable } from "./data-table";
import { useMay } from "./may";
import { panel } from "./order-section";
import { useOrderColumns } from "./orders";
import { RecordPage } from "./record-page";

/** All of one customer: who they are, and what they ordered, published and wrote. */
export function CustomerPage({ id }: { id: number }) {
  const record = useGetOne<Customer>(resourceOf(getCustomers), { id });
  return <RecordPage of={[record]}>{record.data && <Details customer={record.data} />}</RecordPage>;
}

function Details({ customer }: { customer: Customer }) {
  const t = useTranslations("customerPage");
  const { id, email } = customer;
  const orderColumns = useOrderColumns();
  const mayReadOrders = useMay("orders:read");
  const mayReadSites = useMay("sites:read");
  const mayReadMessages = useMay("messages:read");
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3 lg:items-start">
        <Account customer={customer} />
        <Activity customer={customer} />
        <div className="grid grid-cols-1 gap-5">
          {mayReadSites && <Sites email={email} />}
          {mayReadMessages && <Messages email={email} />}
        </div>
      </div>
      {mayReadOrders && (
        <section aria-labelledby="customer-orders" className="mt-4">
          <h2 id="customer-orders" className="mb-4 text-xl">
            {t("orders")}
          </h2>
          <DataTable
            endpoint={getAllInvoices}
            columns={orderColumns}
            isInAddress={false}
            narrowedBy={{ userId: String(id) }}
            empty={t("noOrders")}
          />
        </section>
      )}
    </div>
  );
}

interface PanelProps {
  id: string;
  title: string;
  children: ReactNode;
}

const Panel = ({ id, title, children }: PanelProps) => (
  <section aria-labelledby={id} className={panel}>
    <h2 id={id} className="label mb-2 text-ink-soft">
      {title}
    </h2>
    {children}
  </section>
);

function Account({ customer }: { customer: Customer }) {
  const t = useTranslations("customerPage");
  const mayBan = useMay("customers:write");
  const timeZone = useTimeZone();
  const language = useLanguage();
  const { name, email, isVerified, isBanned, createdAt, vatId } = customer;
  const { legalName, firstname, lastname, street, street2, zipcode, city, region, country } =
    customer;
  const address = [
    legalName,
    `${firstname} ${lastname}`,
    street,
    street2,
    `${zipcode} ${city}`,
    region,
    customerCountryIn(language, country),
    vatId,
  ].filter((line) => line.trim() !== "");
  return (
    <Panel id="customer-account" title={t("account")}>
      <p className="font-medium text-base">{name}</p>
      <p className="[overflow-wrap:anywhere]">{email}</p>
      <p className={isVerified ? "text-ink-soft" : "text-warn"}>
        {isVerified ? t("verified") : t("notVerified")}
      </p>
      <p className="text-ink-soft">
        {t("since", { day: formatDay(createdAt, timeZone, language) })}
      </p>
      {isBanned && <p className="mt-2 font-medium text-bad">{t("isBanned")}</p>}
      {address.length > 0 && (
        <>
          <h3 className="mt-4 text-ink-soft">{t("invoiceAddress")}</h3>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{address.join("\n")}</p>
        </>
      )}
      {mayBan && (
        <div className="mt-4">
          <BanButton customer={customer} />
        </div>
      )}
    </Panel>
  );
}

function Activity({ customer: { id, isBanned } }: { customer: Customer }) {
  const t = useTranslations("customerPage");
  const ofSession = useTranslations("session");
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { data, error } = useQuery({
    // Below the key of the list, and read anew once a ban has ended the sessions.
    queryKey: [getCustomers.path, "activity", id, isBanned],
    queryFn: () => callApi(getCustomerActivity, { params: { key: String(id) } }),
    staleTime: 0,
  });
  return (
    <div className="grid grid-cols-1 gap-5" aria-busy={!data && !error}>
      {error && <p role="alert">{error.message}</p>}
      {data && (
        <>
          <Panel id="customer-drafts" title={t("drafts")}>
            <p>{t("draftCount", { count: data.drafts })}</p>
          </Panel>
          <Panel id="customer-sessions" title={t("sessions")}>
            {data.sessions.length === 0 && <p>{t("noSessions")}</p>}
            <ul className="grid gap-2">
              {data.sessions.map(({ id: session, device, place, lastSeenAt }) => (
                <li key={session} className="border-line border-t pt-2">
                  {[deviceName(device, ofSession) || t("unknownDevice"), place]
                    .filter(Boolean)
                    .join(", ")}
                  <span className="block text-ink-soft">
                    {t("lastSeen", { moment: formatTimestamp(lastSeenAt, timeZone, language) })}
                  </span>
                </li>
              ))}
            </ul>
          </Panel>
        </>
      )}
    </div>
  );
}

const mostShown = 5;

/** The newest rows of a list with this e-mail address, which the API looks for as a part of a longer one too. */
function useRowsOf<Row extends { id: number; email: string }>(
  endpoint: Parameters<typeof resourceOf>[0],
  field: string,
  email: string,
) {
  const { data = [] } = useGetList<Row>(resourceOf(endpoint), {
    filter: { email },
    sort: { field, order: "DESC" },
    pagination: { page: 1, perPage: 100 },
  });
  return data.filter((row) => row.email === email);
}

interface RowsProps<Row> {
  rows: Row[];
  empty: string;
  /** To the whole list. */
  href: string;
  show: (row: Row) => ReactNode;
}

const Rows = <Row extends { id: number }>({ rows, empty, href, show }: RowsProps<Row>) => {
  const t = useTranslations("customerPage");
  return (
    <>
      {rows.length === 0 && <p>{empty}</p>}
      <ul className="grid gap-2">
        {rows.slice(0, mostShown).map((row) => (
          <li key={row.id} className="border-line border-t pt-2">
            {show(row)}
          </li>
        ))}
      </ul>
      {rows.length > mostShown && (
        <IntentLink href={href} className="mt-3 inline-block text-accent hover:underline">
          {t("all", { count: rows.length })}
        </IntentLink>
      )}
    </>
  );
};

function Sites({ email }: { email: string }) {
  const t = useTranslations("customerPage");
  const statusName = useTranslations("siteStatuses");
  const site = useTranslations("siteList");
  const rows = useRowsOf<SiteRecord>(getSites, "id", email);
  return (
    <Panel id="customer-sites" title={t("sites")}>
      <Rows
        rows={rows}
        empty={t("noSites")}
        href={backOfficeLink("sites", { q: email })}
        show={({ name, status, takenDownReason }) => (
          <span className="flex justify-between gap-x-4">
            <IntentLink
              href={backOfficeLink("sites", { q: name })}
              className="text-accent [overflow-wrap:anywhere] hover:underline"
            >
              {name}
            </IntentLink>
            <span className={takenDownReason === null ? "text-ink-soft" : "text-bad"}>
              {takenDownReason === null ? statusName(status) : site("takenDown")}
            </span>
          </span>
        )}
      />
    </Panel>
  );
}

function Messages({ email }: { email: string }) {
  const t = useTranslations("customerPage");
  const inList = useTranslations("threadList");
  const rows = useRowsOf<Thread>(getThreads, "lastMessageAt", email);
  return (
    <Panel id="customer-messages" title={t("messages")}>
      <Rows
        rows={rows}
        empty={t("noMessages")}
        href={backOfficeLink("messages", { q: email })}
        show={({ id, excerpt, invoiceId, isWaiting, lastMessageAt }) => (
          <>
            <IntentLink
              href={backOfficeLink("messages", { thread: String(id) })}
              className="text-accent hover:underline"
            >
              {invoiceId === null ? inList("contact") : inList("order", { id: String(invoiceId) })}
            </IntentLink>
            <span className="line-clamp-2 [overflow-wrap:anywhere]">{excerpt}</span>
            <span className={isWaiting ? "font-medium text-warn" : "text-ink-soft"}>
              {isWaiting ? inList("waiting") : <Timestamp at={lastMessageAt} />}
            </span>
          </>
        )}
      />
    </Panel>
  );
}
