"use client";

import { showAlert } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { getCustomers, putCustomer } from "@/lib/customers/endpoints";
import type { Customer } from "@/lib/customers/schemas";
import { formatDay } from "@/lib/dates";
import { callApi } from "@/lib/http/client";
import { type Column, DataTable } from "./data-table";
import { useListMutation } from "./use-list-mutation";

const columns: Column<Customer>[] = [
  { label: "N°", field: "id", show: ({ id }) => <span className="font-mono">{id}</span> },
  {
    label: "Company",
    field: "name",
    show: ({ name }) => <span className="font-medium">{name}</span>,
  },
  { label: "E-mail", field: "email", show: ({ email }) => email },
  { label: "Since", field: "createdAt", show: ({ createdAt }) => formatDay(createdAt) },
  { label: "Address", show: ({ isVerified }) => (isVerified ? "verified" : "not verified") },
  { label: "May sign in", field: "isBanned", show: (row) => <BanButton customer={row} /> },
];

function BanButton({ customer: { id, email, isBanned } }: { customer: Customer }) {
  const change = useListMutation(getCustomers.path, (ban: boolean) =>
    callApi(putCustomer, { params: { key: String(id) }, body: { isBanned: ban } }),
  );
  const ban = async () => {
    const isSure = await showAlert({
      title: "Ban this customer?",
      text: `${email} is signed out everywhere and cannot sign in again until you lift the ban.`,
      tone: "warn",
      confirm: "Ban",
      cancel: "Cancel",
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
      {isBanned ? "Lift the ban" : "Ban"}
      <span className="sr-only"> of {email}</span>
    </button>
  );
}

export const Customers = () => (
  <DataTable
    endpoint={getCustomers}
    columns={columns}
    searchLabel="Company or e-mail"
    empty="Nobody has registered yet."
  />
);
