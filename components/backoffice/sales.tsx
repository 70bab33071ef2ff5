"use client";

import { useLanguage, useTranslations } from "#translations";
import { useTimeZone } from "@/components/layout/timestamp";
import { onDemand } from "@/components/ui/on-demand";
import { deleteSale, getSales } from "@/lib/catalogue/sales/endpoints";
import type { SaleRecord } from "@/lib/catalogue/sales/schemas";
import { formatTimestamp } from "@/lib/dates";
import { callApi } from "@/lib/platform/http/client";
import { AppliesTo } from "./applies-to";
import type { Column } from "./data-table";
import { RecordSection, RecordTable } from "./record-table";

const SaleDialog = onDemand(() => import("./sale-dialog").then((it) => it.SaleDialog));

const stateColors: Record<SaleRecord["state"], string> = {
  planned: "text-warn",
  running: "text-good",
  ended: "text-ink-soft",
};

function When({ startsAt, endsAt }: SaleRecord) {
  const t = useTranslations("saleList");
  const language = useLanguage();
  const timeZone = useTimeZone();
  return (
    <span className="block min-w-[16ch]">
      {t("fromUntil", {
        from: formatTimestamp(startsAt, timeZone, language),
        until: formatTimestamp(endsAt, timeZone, language),
      })}
    </span>
  );
}

function useColumns(): Column<SaleRecord>[] {
  const t = useTranslations("saleList");
  const stateName = useTranslations("discountStates");
  return [
    {
      label: t("name"),
      field: "name",
      show: ({ name }) => <span className="font-medium">{name}</span>,
    },
    {
      label: t("percent"),
      field: "percent",
      isNumber: true,
      show: ({ percent }) => t("percentOff", { percent }),
    },
    { label: t("for"), show: (row) => <AppliesTo {...row} /> },
    {
      label: t("when"),
      field: "startsAt",
      show: (sale) => <When {...sale} />,
    },
    {
      label: t("state"),
      field: "state",
      show: ({ state }) => (
        <span className={`font-medium ${stateColors[state]}`}>{stateName(state)}</span>
      ),
    },
  ];
}

const canChange = ({ state }: SaleRecord) => state !== "ended";

/** The sales: lower prices between two dates. */
export const Sales = () => {
  const t = useTranslations("saleList");
  return (
    <RecordSection id="sales" title={t("title")} intro={t("intro")}>
      <RecordTable
        isInAddress={false}
        permission="coupons:write"
        endpoint={getSales}
        columns={useColumns()}
        empty={t("empty")}
        texts={{
          add: t("make"),
          change: t("change"),
          edit: t("edit"),
          about: ({ name }) => t("ofSale", { name }),
        }}
        canEdit={canChange}
        end={{
          label: t("end"),
          canEnd: canChange,
          call: (params) => callApi(deleteSale, { params }),
          question: ({ name }) => ({ title: t("endTitle", { name }), text: t("endText") }),
        }}
        dialog={(sale, onClose) => <SaleDialog key={sale?.id} sale={sale} onClose={onClose} />}
      />
    </RecordSection>
  );
};
