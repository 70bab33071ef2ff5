"use client";

import { useLanguage, useTranslations } from "#translations";
import { useTimeZone } from "@/components/layout/timestamp";
import { onDemand } from "@/components/ui/on-demand";
import { deleteCoupon, getCoupons } from "@/lib/catalogue/coupons/endpoints";
import { type CouponRecord, couponStates } from "@/lib/catalogue/coupons/schemas";
import { formatTimestamp } from "@/lib/dates";
import { formatMoney } from "@/lib/money";
import { callApi } from "@/lib/platform/http/client";
import { AppliesTo } from "./applies-to";
import { Bundles } from "./bundles";
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

function useFilters() {
  const t = useTranslations("couponList");
  const stateName = useTranslations("discountStates");
  return [
    { label: t("all"), query: {} },
    ...couponStates.map((state) => ({ label: stateName(state), query: { state } })),
  ];
}

function Off({ percent, amountCents }: CouponRecord) {
  const t = useTranslations("couponList");
  const language = useLanguage();
  return percent === null
    ? formatMoney({ cents: amountCents ?? 0 }, language)
    : t("percentOff", { percent });
}

function When({ startsAt, endsAt }: CouponRecord) {
  const t = useTranslations("couponList");
  const timeZone = useTimeZone();
  const language = useLanguage();
  const [from, until] = [startsAt, endsAt].map(
    (at) => at && formatTimestamp(at, timeZone, language),
  );
  const when =
    from && until
      ? t("fromUntil", { from, until })
      : from
        ? t("from", { day: from })
        : until
          ? t("until", { day: until })
          : t("always");
  return <span className="block min-w-[16ch]">{when}</span>;
}

function useColumns(): Column<CouponRecord>[] {
  const t = useTranslations("couponList");
  const stateName = useTranslations("discountStates");
  return [
    {
      label: t("code"),
      field: "code",
      show: ({ code }) => (
        <span className="block min-w-[14ch] break-all font-medium font-mono">{code}</span>
      ),
    },
    { label: t("off"), isNumber: true, show: (row) => <Off {...row} /> },
    { label: t("for"), show: (row) => <AppliesTo {...row} /> },
    {
      label: t("when"),
      field: "endsAt",
      show: (row) => <When {...row} />,
    },
    {
      label: t("uses"),
      field: "uses",
      isNumber: true,
      show: ({ uses, maxUses }) => (
        <span className="whitespace-nowrap">
          {maxUses === null ? uses : t("usesOf", { uses, maxUses })}
        </span>
      ),
    },
    {
      label: t("state"),
      field: "state",
      show: ({ state }) => (
        <span className={`font-medium whitespace-nowrap ${stateColors[state]}`}>
          {stateName(state)}
        </span>
      ),
    },
  ];
}

export const Coupons = () => {
  const t = useTranslations("couponList");
  return (
    <>
      <p className="mb-5 max-w-prose text-ink-soft">{t("intro")}</p>
      <RecordTable
        permission="coupons:write"
        endpoint={getCoupons}
        columns={useColumns()}
        searchLabel={t("search")}
        filters={useFilters()}
        empty={t("empty")}
        isMain
        texts={{
          add: t("make"),
          change: t("change"),
          edit: t("edit"),
          about: ({ code }) => t("ofCoupon", { code }),
        }}
        end={{
          label: t("end"),
          canEnd: ({ state }) => state !== "ended",
          call: (params) => callApi(deleteCoupon, { params }),
          question: ({ code }) => ({ title: t("endTitle", { code }), text: t("endText") }),
        }}
        dialog={(coupon, onClose) => (
          <CouponDialog key={coupon?.id} coupon={coupon} onClose={onClose} />
        )}
      />
      <Bundles />
      <Sales />
    </>
  );
};
