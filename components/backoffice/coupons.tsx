"use client";

import { useState } from "react";
import { button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { deleteCoupon, getCoupons } from "@/lib/catalogue/coupons/endpoints";
import { type CouponRecord, couponStates } from "@/lib/catalogue/coupons/schemas";
import { formatTimestamp } from "@/lib/dates";
import { formatMoney } from "@/lib/money";
import { callApi } from "@/lib/platform/http/client";
import { Bundles } from "./bundles";
import { couponTexts as texts } from "./coupon-texts";
import { type Column, DataTable } from "./data-table";
import { useMay } from "./may";
import { RowAction } from "./row-action";
import { RowButton } from "./row-button";
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

function whenOf({ startsAt, endsAt }: CouponRecord): string {
  const from = startsAt ? [texts.from(formatTimestamp(startsAt))] : [];
  const until = endsAt ? [texts.until(formatTimestamp(endsAt))] : [];
  return [...from, ...until].join(" ") || texts.always;
}

const baseColumns: Column<CouponRecord>[] = [
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
    show: (row) => <span className="block min-w-[16ch]">{whenOf(row)}</span>,
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

const EndButton = ({ coupon: { id, code } }: { coupon: CouponRecord }) => (
  <RowAction
    label={texts.end}
    about={texts.ofCoupon(code)}
    path={getCoupons.path}
    call={() => callApi(deleteCoupon, { params: { id: String(id) } })}
    question={{ title: texts.endTitle(code), text: texts.endText }}
  />
);

export function Coupons() {
  const mayChange = useMay("coupons:write");
  /** The coupon in the dialog; "new" for a new one. */
  const [edited, setEdited] = useState<CouponRecord | "new" | null>(null);
  const change: Column<CouponRecord> = {
    label: texts.change,
    show: (coupon) => (
      <span className="flex flex-wrap gap-2">
        <RowButton
          label={texts.edit}
          about={texts.ofCoupon(coupon.code)}
          opensDialog
          onClick={() => setEdited(coupon)}
        />
        {coupon.state !== "ended" && <EndButton coupon={coupon} />}
      </span>
    ),
  };
  return (
    <>
      <p className="mb-5 max-w-prose text-ink-soft">{texts.intro}</p>
      {mayChange && (
        <button
          type="button"
          aria-haspopup="dialog"
          className={`${button()} mb-5`}
          onClick={() => setEdited("new")}
        >
          {texts.make}
        </button>
      )}
      <DataTable
        endpoint={getCoupons}
        columns={mayChange ? [...baseColumns, change] : baseColumns}
        searchLabel={texts.search}
        filters={filters}
        empty={texts.empty}
      />
      <Bundles />
      <Sales />
      {edited && (
        <CouponDialog
          key={edited === "new" ? "new" : edited.id}
          coupon={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
