"use client";

import { DayOf } from "@/components/layout/timestamp";
import { IntentLink } from "@/components/ui/intent-link";
import { getCustomers, putCustomer } from "@/lib/accounts/customers/endpoints";
import type { Customer } from "@/lib/accounts/customers/schemas";
import { backOfficeLink } from "@/lib/back-office-link";
import type { CsvColumns } from "@/lib/csv";
import { callApi } from "@/lib/platform/http/client";
import type { BulkAction } from "./bulk-actions";
import { type Column, DataTable } from "./data-table";
import { useMay } from "./may";
import { RowAction } from "./row-action";
import { customerTexts as texts } from "./texts";

const columns: Column<Customer>[] = [
  {
    label: texts.number,
    field: "id",
    show: ({ id }) => (
      <IntentLink
        href={backOfficeLink(`customers/${id}`)}
        className="font-mono text-accent hover:underline"
      >
        {id}
      </IntentLink>
    ),
  },
  {
    label: texts.company,
    field: "name",
    show: ({ id, name }) => (
      <IntentLink href={backOfficeLink(`customers/${id}`)} className="font-medium hover:underline">
        {name}
      </IntentLink>
    ),
  },
  { label: texts.email, field: "email", show: ({ email }) => email },
  { label: texts.since, field: "createdAt", show: ({ createdAt }) => <DayOf at={createdAt} /> },
  {
    label: texts.address,
    show: ({ isVerified }) => (isVerified ? texts.verified : texts.notVerified),
  },
  { label: texts.maySignIn, field: "isBanned", show: (row) => <BanButton customer={row} /> },
];

export function BanButton({ customer: { id, email, isBanned } }: { customer: Customer }) {
  const question = { title: texts.confirmTitle, text: texts.confirmText(email) };
  return (
    <RowAction
      label={isBanned ? texts.liftBan : texts.ban}
      about={texts.ofCustomer(email)}
      path={getCustomers.path}
      call={() =>
        callApi(putCustomer, { params: { key: String(id) }, body: { isBanned: !isBanned } })
      }
      question={isBanned ? undefined : question}
    />
  );
}

const csv = {
  name: "customers",
  columns: {
    [texts.number]: ({ id }) => String(id),
    [texts.company]: ({ name }) => name,
    [texts.email]: ({ email }) => email,
    [texts.since]: ({ createdAt }) => createdAt.slice(0, 10),
    [texts.country]: ({ country }) => country,
    [texts.vatId]: ({ vatId }) => vatId,
    [texts.address]: ({ isVerified }) => (isVerified ? texts.verified : texts.notVerified),
  } satisfies CsvColumns<Customer>,
};

const bans: BulkAction<Customer>[] = [
  { label: texts.ban, change: { isBanned: true }, done: texts.banned },
  { label: texts.liftBans, change: { isBanned: false }, done: texts.bansLifted },
];

export function Customers() {
  const mayBan = useMay("customers:write");
  return (
    <DataTable
      endpoint={getCustomers}
      columns={columns}
      searchLabel={texts.search}
      empty={texts.empty}
      choice={{ actions: mayBan ? bans : [], csv, nameOf: ({ name }) => name }}
    />
  );
}
