"use client";

import { useLanguage, useTranslations } from "#translations";
import { useTimeZone } from "@/components/layout/timestamp";
import { formatTimestamp } from "@/lib/dates";
import { postVatIdDenial } from "@/lib/orders/checkout/endpoints";
import type { OrderTimeline } from "@/lib/orders/checkout/schemas";
import { callApi } from "@/lib/platform/http/client";
import { LookedAtButton } from "./looked-at-button";
import { panel } from "./order-section";

interface OrderVatIdDenialProps {
  orderId: number;
  denial: NonNullable<OrderTimeline["vatIdDenial"]>;
}

/** That VIES, which did not answer when this was sold, denied the VAT ID later. */
export function OrderVatIdDenial({ orderId, denial: { state, at } }: OrderVatIdDenialProps) {
  const t = useTranslations("vatIdDenial");
  const stateText = useTranslations("vatIdDenialStates");
  const moment = formatTimestamp(at, useTimeZone(), useLanguage());
  return (
    <section aria-labelledby="timeline-vat-id" className={panel}>
      <h2 id="timeline-vat-id" className="label text-ink-soft">
        {t("title")}
      </h2>
      <p className="mt-2">{t("said", { moment })}</p>
      <p className={`mt-2 ${state === "open" ? "text-warn" : ""}`}>{stateText(state)}</p>
      {state === "open" && (
        <LookedAtButton
          call={() => callApi(postVatIdDenial, { params: { id: String(orderId) } })}
        />
      )}
    </section>
  );
}
