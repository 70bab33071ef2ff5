"use client";

import { useState } from "react";
import { button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { deleteSale, getSales } from "@/lib/catalogue/sales/endpoints";
import type { SaleRecord } from "@/lib/catalogue/sales/schemas";
import { formatTimestamp } from "@/lib/dates";
import { callApi } from "@/lib/platform/http/client";
import { type Column, DataTable } from "./data-table";
import { useMay } from "./may";
import { RowAction } from "./row-action";
import { RowButton } from "./row-button";
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

const baseColumns: Column<SaleRecord>[] = [
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
    show: ({ startsAt, endsAt }) => (
      <span className="block min-w-[16ch]">
        {texts.fromUntil(formatTimestamp(startsAt), formatTimestamp(endsAt))}
      </span>
    ),
  },
  {
    label: texts.state,
    field: "state",
    show: ({ state }) => (
      <span className={`font-medium ${stateColors[state]}`}>{texts.states[state]}</span>
    ),
  },
];

const EndButton = ({ sale: { id, name } }: { sale: SaleRecord }) => (
  <RowAction
    label={texts.end}
    about={texts.ofSale(name)}
    path={getSales.path}
    call={() => callApi(deleteSale, { params: { id: String(id) } })}
    question={{ title: texts.endTitle(name), text: texts.endText }}
  />
);

/** The sales: lower prices between two dates. */
export function Sales() {
  const mayChange = useMay("coupons:write");
  /** The sale in the dialog; "new" for a new one. */
  const [edited, setEdited] = useState<SaleRecord | "new" | null>(null);
  const change: Column<SaleRecord> = {
    label: texts.change,
    show: (sale) =>
      sale.state !== "ended" && (
        <span className="flex flex-wrap gap-2">
          <RowButton
            label={texts.edit}
            about={texts.ofSale(sale.name)}
            opensDialog
            onClick={() => setEdited(sale)}
          />
          <EndButton sale={sale} />
        </span>
      ),
  };
  return (
    <section aria-labelledby="sales" className="mt-14">
      <h2 id="sales" className="text-xl">
        {texts.title}
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-ink-soft">{texts.intro}</p>
      {mayChange && (
        <button
          type="button"
          aria-haspopup="dialog"
          className={`${button("secondary")} mb-5`}
          onClick={() => setEdited("new")}
        >
          {texts.make}
        </button>
      )}
      <DataTable
        endpoint={getSales}
        columns={mayChange ? [...baseColumns, change] : baseColumns}
        empty={texts.empty}
      />
      {edited && (
        <SaleDialog
          key={edited === "new" ? "new" : edited.id}
          sale={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}
