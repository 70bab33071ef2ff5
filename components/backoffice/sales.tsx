"use client";

import { useTimeZone } from "@/components/layout/timestamp";
import { onDemand } from "@/components/ui/on-demand";
import { deleteSale, getSales } from "@/lib/catalogue/sales/endpoints";
import type { SaleRecord } from "@/lib/catalogue/sales/schemas";
import { formatTimestamp } from "@/lib/dates";
import { callApi } from "@/lib/platform/http/client";
import type { Column } from "./data-table";
import { RecordSection, RecordTable } from "./record-table";
import { saleTexts as texts } from "./sale-texts";

const SaleDialog = onDemand(() => import("./sale-dialog").then((it) => it.SaleDialog));

const stateColors: Record<SaleRecord["state"], string> = {
  planned: "text-warn",
  running: "text-good",
  ended: "text-ink-soft",
};

function whatFor({ categories, presetIds }: SaleRecord): string {
  const numbers = presetIds.length > 0 ? [texts.presets(presetIds.join(", "))] : [];
  return [...categories, ...numbers].join(", ") || texts.everything;
}

function When({ startsAt, endsAt }: SaleRecord) {
  const timeZone = useTimeZone();
  return (
    <span className="block min-w-[16ch]">
      {texts.fromUntil(formatTimestamp(startsAt, timeZone), formatTimestamp(endsAt, timeZone))}
    </span>
  );
}

const columns: Column<SaleRecord>[] = [
  {
    label: texts.name,
    field: "name",
    show: ({ name }) => <span className="font-medium">{name}</span>,
  },
  {
    label: texts.percent,
    field: "percent",
    isNumber: true,
    show: ({ percent }) => texts.percentOff(percent),
  },
  { label: texts.for, show: whatFor },
  {
    label: texts.when,
    field: "startsAt",
    show: (sale) => <When {...sale} />,
  },
  {
    label: texts.state,
    field: "state",
    show: ({ state }) => (
      <span className={`font-medium ${stateColors[state]}`}>{texts.states[state]}</span>
    ),
  },
];

const canChange = ({ state }: SaleRecord) => state !== "ended";

/** The sales: lower prices between two dates. */
export const Sales = () => (
  <RecordSection id="sales" title={texts.title} intro={texts.intro}>
    <RecordTable
      isInAddress={false}
      permission="coupons:write"
      endpoint={getSales}
      columns={columns}
      empty={texts.empty}
      texts={{
        add: texts.make,
        change: texts.change,
        edit: texts.edit,
        about: ({ name }) => texts.ofSale(name),
      }}
      canEdit={canChange}
      end={{
        label: texts.end,
        canEnd: canChange,
        call: (params) => callApi(deleteSale, { params }),
        question: ({ name }) => ({ title: texts.endTitle(name), text: texts.endText }),
      }}
      dialog={(sale, onClose) => <SaleDialog key={sale?.id} sale={sale} onClose={onClose} />}
    />
  </RecordSection>
);
