"use client";

import { useLanguage, useTranslations } from "#translations";
import { countryName } from "@/lib/country-name";
import { postEvidence } from "@/lib/orders/checkout/endpoints";
import type { OrderTimeline } from "@/lib/orders/checkout/schemas";
import { callApi } from "@/lib/platform/http/client";
import { LookedAtButton } from "./looked-at-button";
import { panel } from "./order-section";

type Evidence = NonNullable<OrderTimeline["evidence"]>;

const pieces = ["billing", "network", "paypal", "bank"] as const;

/** What shows the country of a customer who is no company with a confirmed VAT ID. */
export function OrderEvidence({ orderId, evidence }: { orderId: number; evidence: Evidence }) {
  const t = useTranslations("evidence");
  const stateName = useTranslations("evidenceStates");
  const pieceName = useTranslations("evidencePieces");
  const language = useLanguage();
  const { state } = evidence;
  return (
    <section aria-labelledby="timeline-evidence" className={panel}>
      <h2 id="timeline-evidence" className="label text-ink-soft">
        {t("title")}
      </h2>
      <p className={`mt-2 ${state === "disagree" ? "text-warn" : ""}`}>{stateName(state)}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {pieces.map((piece) => {
          const country = evidence[piece];
          return (
            country !== null && (
              <div key={piece} className="contents">
                <dt className="text-ink-soft">{pieceName(piece)}</dt>
                <dd>{countryName(country, language)}</dd>
              </div>
            )
          );
        })}
      </dl>
      {state === "disagree" && (
        <LookedAtButton call={() => callApi(postEvidence, { params: { id: String(orderId) } })} />
      )}
    </section>
  );
}
