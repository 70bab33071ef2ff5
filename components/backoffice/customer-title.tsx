"use client";

import { useGetOne } from "ra-core";
import { useTranslations } from "#translations";
import { getCustomers } from "@/lib/accounts/customers/endpoints";
import type { Customer } from "@/lib/accounts/customers/schemas";
import { resourceOf } from "./core/data-provider";

/** The customer's name; the number until it is read. */
export function CustomerTitle({ id }: { id: number }) {
  const t = useTranslations("backOffice");
  const { data } = useGetOne<Customer>(resourceOf(getCustomers), { id });
  return <span>{data?.name || t("customerTitle", { id: String(id) })}</span>;
}
