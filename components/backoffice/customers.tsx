"use client";

import { showAlert } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { getCustomers, putCustomer } from "@/lib/customers/endpoints";
import type { Customer } from "@/lib/customers/schemas";
import { formatDay } from "@/lib/dates";
import { callApi } from "@/lib/http/client";
import { type Column, DataTable } from "./data-table";
import { backOfficeTexts, customerTexts as texts } from "./texts";
import { useListMutation } from "./use-list-mutation";

const columns: Column<Customer>[] = [
  { label: texts.number, field: "id", show: ({ id }) => <span className="font-mono">{id}</span> },
  {
    label: texts.company,
    field: "name",
    show: ({ name }) => <span className="font-medium">{name}</span>,
  },
  { label: texts.email, field: "email", show: ({ email }) => email },
  { label: texts.since, field: "createdAt", show: ({ createdAt }) => formatDay(createdAt) },
  {
    label: texts.address,
    show: ({ isVerified }) => (isVerified ? texts.verified : texts.notVerified),
  },
  { label: texts.maySignIn, field: "isBanned", show: (row) => <BanButton customer={row} /> },
];

function BanButton({ customer: { id, email, isBanned } }: { customer: Customer }) {
  const change = useListMutation([getCustomers.path], (ban: boolean) =>
    callApi(putCustomer, { params: { key: String(id) }, body: { isBanned: ban } }),
  );
  const ban = async () => {
    const isSure = await showAlert({
      title: texts.confirmTitle,
      text: texts.confirmText(email),
      tone: "warn",
      confirm: texts.ban,
      cancel: backOfficeTexts.cancel,
    });
    if (isSure) change.mutate(true);
  };
  return (
    <button
      type="button"
      disabled={change.isPending}
      className={button("secondary", "medium")}
      onClick={() => (isBanned ? change.mutate(false) : void ban())}
    >
      {isBanned ? texts.liftBan : texts.ban}
      <span className="sr-only">{texts.ofCustomer(email)}</span>
    </button>
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
