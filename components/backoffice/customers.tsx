"use client";

import { useLanguage, useTranslations } from "#translations";
import { DayOf } from "@/components/layout/timestamp";
import { getCustomers, putCustomer } from "@/lib/accounts/customers/endpoints";
import type { Customer } from "@/lib/accounts/customers/schemas";
import type { CsvColumns } from "@/lib/csv";
import { callApi } from "@/lib/platform/http/client";
import { useShop } from "@/lib/platform/state/client";
import type { BulkAction } from "./bulk-actions";
import { customerCountryIn } from "./customer-country";
import { type Column, DataTable } from "./data-table";
import { useMay } from "./may";
import { RowAction } from "./row-action";
import { RecordLink } from "./row-button";

function useColumns(): Column<Customer>[] {
  const t = useTranslations("customerList");
  return [
    {
      label: t("number"),
      field: "id",
      show: ({ id }) => (
        <RecordLink section="customers" id={id}>
          <span className="font-mono">{id}</span>
        </RecordLink>
      ),
    },
    {
      label: t("company"),
      field: "name",
      show: ({ id, name }) => (
        <RecordLink section="customers" id={id}>
          <span className="font-medium">{name}</span>
        </RecordLink>
      ),
    },
    { label: t("email"), field: "email", show: ({ email }) => email },
    { label: t("since"), field: "createdAt", show: ({ createdAt }) => <DayOf at={createdAt} /> },
    {
      label: t("address"),
      show: ({ isVerified }) => (isVerified ? t("verified") : t("notVerified")),
    },
    { label: t("maySignIn"), field: "isBanned", show: (row) => <BanButton customer={row} /> },
  ];
}

export function BanButton({ customer: { id, email, isBanned } }: { customer: Customer }) {
  const t = useTranslations("customerList");
  const isOwn = useShop((state) => state.user?.email === email);
  // Nobody bans themselves; the server refuses it, too.
  if (isOwn) return null;
  const question = isBanned
    ? { title: t("liftTitle"), text: t("liftText", { email }) }
    : { title: t("confirmTitle"), text: t("confirmText", { email }) };
  return (
    <RowAction
      label={isBanned ? t("liftBan") : t("ban")}
      about={t("ofCustomer", { email })}
      path={getCustomers.path}
      call={() =>
        callApi(putCustomer, { params: { key: String(id) }, body: { isBanned: !isBanned } })
      }
      question={question}
    />
  );
}

function useCsv() {
  const t = useTranslations("customerList");
  const language = useLanguage();
  return {
    name: "customers",
    columns: {
      [t("number")]: ({ id }) => String(id),
      [t("company")]: ({ name }) => name,
      [t("email")]: ({ email }) => email,
      [t("since")]: ({ createdAt }) => createdAt.slice(0, 10),
      [t("country")]: ({ country }) => customerCountryIn(language, country),
      [t("vatId")]: ({ vatId }) => vatId,
      [t("address")]: ({ isVerified }) => (isVerified ? t("verified") : t("notVerified")),
    } satisfies CsvColumns<Customer>,
  };
}

function useBans(): BulkAction<Customer>[] {
  const t = useTranslations("customerList");
  return [
    { label: t("ban"), change: { isBanned: true }, done: (count) => t("banned", { count }) },
    {
      label: t("liftBans"),
      change: { isBanned: false },
      done: (count) => t("bansLifted", { count }),
    },
  ];
}

export function Customers() {
  const t = useTranslations("customerList");
  const mayBan = useMay("customers:write");
  const bans = useBans();
  return (
    <DataTable
      endpoint={getCustomers}
      columns={useColumns()}
      searchLabel={t("search")}
      empty={t("empty")}
      choice={{ actions: mayBan ? bans : [], csv: useCsv(), nameOf: ({ name }) => name }}
    />
  );
}
