"use client";

import { useTimeZone } from "@/components/layout/timestamp";
import { onDemand } from "@/components/ui/on-demand";
import { deleteCoupon, getCoupons } from "@/lib/catalogue/coupons/endpoints";
import { type CouponRecord, couponStates } from "@/lib/catalogue/coupons/schemas";
import { formatTimestamp } from "@/lib/dates";
import { formatMoney } from "@/lib/money";
import { callApi } from "@/lib/platform/http/client";
import { Bundles } from "./bundles";
import { couponTexts as texts } from "./coupon-texts";
import type { Column } from "./data-table";
import { RecordTable } from "./record-table";
import { Sales } from "./sales";

const CouponDialog = onDemand(() => import("./coupon-dialog").then((it) => it.CouponDialog));

const stateColors: Record<CouponRecord["state"], string> = {
  planned: "text-warn",
  running: "text-good",
  used_up: "text-ink-soft",
  ended: "text-ink-soft",
};

const filters = [
  { label: texts.all, query: {} },
  ...couponStates.map((state) => ({ label: texts.states[state], query: { state } })),
];

const offOf = ({ percent, amountCents }: CouponRecord) =>
  percent === null ? formatMoney({ cents: amountCents ?? 0 }) : `${percent}%`;

function whatFor({ categories, presetIds }: CouponRecord): string {
  const numbers = presetIds.length > 0 ? [texts.presets(presetIds.join(", "))] : [];
  return [...categories, ...numbers].join(", ") || texts.everything;
}

function When({ startsAt, endsAt }: CouponRecord) {
  const timeZone = useTimeZone();
  const from = startsAt ? [texts.from(formatTimestamp(startsAt, timeZone))] : [];
  const until = endsAt ? [texts.until(formatTimestamp(endsAt, timeZone))] : [];
  return (
    <span className="block min-w-[16ch]">{[...from, ...until].join(" ") || texts.always}</span>
  );
}

const columns: Column<CouponRecord>[] = [
  {
    label: texts.code,
    field: "code",
    show: ({ code }) => (
      <span className="block min-w-[14ch] break-all font-medium font-mono">{code}</span>
    ),
  },
  { label: texts.off, isNumber: true, show: offOf },
  { label: texts.for, show: whatFor },
  {
    label: texts.when,
    field: "endsAt",
    show: (row) => <When {...row} />,
  },
  {
    label: texts.uses,
    field: "uses",
    isNumber: true,
    show: ({ uses, maxUses }) => (
      <span className="whitespace-nowrap">
        {maxUses === null ? uses : texts.usesOf(uses, maxUses)}
      </span>
    ),
  },
  {
    label: texts.state,
    field: "state",
    show: ({ state }) => (
      <span className={`font-medium whitespace-nowrap ${stateColors[state]}`}>
        {texts.states[state]}
      </span>
    ),
  },
];

export const Coupons = () => (
  <>
    <p className="mb-5 max-w-prose text-ink-soft">{texts.intro}</p>
    <RecordTable
      permission="coupons:write"
      endpoint={getCoupons}
      columns={columns}
      searchLabel={texts.search}
      filters={filters}
      empty={texts.empty}
      isMain
      texts={{
        add: texts.make,
        change: texts.change,
        edit: texts.edit,
        about: ({ code }) => texts.ofCoupon(code),
      }}
      end={{
        label: texts.end,
        canEnd: ({ state }) => state !== "ended",
        call: (params) => callApi(deleteCoupon, { params }),
        question: ({ code }) => ({ title: texts.endTitle(code), text: texts.endText }),
      }}
      dialog={(coupon, onClose) => (
        <CouponDialog key={coupon?.id} coupon={coupon} onClose={onClose} />
      )}
    />
    <Bundles />
    <Sales />
  </>
);
