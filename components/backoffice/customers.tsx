"use client";

import { DayOf } from "@/components/layout/timestamp";
import { getCustomers, putCustomer } from "@/lib/accounts/customers/endpoints";
import type { Customer } from "@/lib/accounts/customers/schemas";
import { callApi } from "@/lib/platform/http/client";
import { type Column, DataTable } from "./data-table";
import { RowAction } from "./row-action";
import { customerTexts as texts } from "./texts";

const columns: Column<Customer>[] = [
  { label: texts.number, field: "id", show: ({ id }) => <span className="font-mono">{id}</span> },
  {
    label: texts.company,
    field: "name",
    show: ({ name }) => <span className="font-medium">{name}</span>,
  },
  { label: texts.email, field: "email", show: ({ email }) => email },
  { label: texts.since, field: "createdAt", show: ({ createdAt }) => <DayOf at={createdAt} /> },
  {
    label: texts.address,
    show: ({ isVerified }) => (isVerified ? texts.verified : texts.notVerified),
  },
  { label: texts.maySignIn, field: "isBanned", show: (row) => <BanButton customer={row} /> },
];

function BanButton({ customer: { id, email, isBanned } }: { customer: Customer }) {
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

export const Customers = () => (
  <DataTable
    endpoint={getCustomers}
    columns={columns}
    searchLabel={texts.search}
    empty={texts.empty}
  />
);
