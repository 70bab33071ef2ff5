"use client";

import { useGetOne } from "ra-core";
import { getCustomers } from "@/lib/accounts/customers/endpoints";
import type { Customer } from "@/lib/accounts/customers/schemas";
import { resourceOf } from "./core/data-provider";
import { backOfficeTexts as texts } from "./texts";

/** The customer's name; the number until it is read. */
export function CustomerTitle({ id }: { id: number }) {
  const { data } = useGetOne<Customer>(resourceOf(getCustomers), { id });
  return <span>{data?.name || texts.customerTitle(id)}</span>;
}
