"use client";

import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { getOrderTimeline } from "@/lib/orders/checkout/endpoints";
import { getAllInvoices } from "@/lib/orders/invoices/endpoints";
import { useMay } from "./may";
import { useListMutation } from "./use-list-mutation";

/** The button by which staff say that they have looked at something about an order. */
export function LookedAtButton({ call }: { call: () => Promise<unknown> }) {
  const t = useTranslations("orderHistory");
  const mayCheck = useMay("orders:write");
  const { mutate, isPending } = useListMutation([getOrderTimeline.path, getAllInvoices.path], call);
  if (!mayCheck) return null;
  return (
    <button
      type="button"
      disabled={isPending}
      className={`${button("secondary", "medium")} mt-3`}
      onClick={() => mutate(undefined)}
    >
      {t("check")}
    </button>
  );
}
