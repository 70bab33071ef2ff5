"use client";

import { useState } from "react";
import { Rating } from "@/components/catalogue/rating";
import { useTimeZone } from "@/components/layout/timestamp";
import { button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { getPresets, putPreset } from "@/lib/catalogue/endpoints";
import type { Preset } from "@/lib/catalogue/schemas";
import { formatTimestamp } from "@/lib/dates";
import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";
import { callApi } from "@/lib/platform/http/client";
import type { BulkAction } from "./bulk-actions";
import { type Column, DataTable } from "./data-table";
import { presetTexts as texts } from "./texts";
import { useListMutation } from "./use-list-mutation";

const PresetDialog = onDemand(() => import("./preset-dialog").then((it) => it.PresetDialog));

const baseColumns: Column<Preset>[] = [
  { label: texts.number, field: "id", show: ({ id }) => <span className="font-mono">{id}</span> },
  {
    label: texts.name,
    field: "name",
    show: ({ id, name }) => (
      <a href={links.detail(id)} className="font-medium hover:underline">
        {name}
      </a>
    ),
  },
  {
    label: texts.price,
    field: "price",
    isNumber: true,
    show: ({ priceCents: cents, currency }) => formatMoney({ cents, currency }),
  },
  { label: texts.category, field: "category", show: ({ category }) => category },
  { label: texts.type, field: "type", show: ({ type }) => type },
  { label: texts.color, field: "color", show: ({ color }) => color },
  { label: texts.sold, field: "purchased", isNumber: true, show: ({ purchased }) => purchased },
  {
    label: texts.rating,
    field: "ratingAverage",
    show: ({ ratingAverage }) =>
      ratingAverage > 0 ? (
        <Rating average={ratingAverage} />
      ) : (
        <span className="text-ink-soft">{texts.none}</span>
      ),
  },
];

export function Presets() {
  /** The preset in the dialog; "new" to add one. */
  const [edited, setEdited] = useState<Preset | "new" | null>(null);
  const columns: Column<Preset>[] = [
    ...baseColumns,
    { label: texts.onSale, field: "isDisabled", show: (row) => <OnSale preset={row} /> },
    {
      label: texts.change,
      show: (row) => (
        <button
          type="button"
          className={button("secondary", "medium")}
          onClick={() => setEdited(row)}
        >
          {texts.edit}
          <span className="sr-only"> {row.name}</span>
        </button>
      ),
    },
  ];
  return (
    <>
      <button type="button" className={`${button()} mb-5`} onClick={() => setEdited("new")}>
        {texts.add}
      </button>
      <DataTable
        endpoint={getPresets}
        columns={columns}
        searchLabel={texts.name}
        choice={{ actions: sales, nameOf: ({ name }) => name }}
        empty={texts.empty}
      />
      {edited && (
        <PresetDialog
          key={edited === "new" ? "new" : edited.id}
          preset={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

const sales: BulkAction<Preset>[] = [
  { label: texts.takeOffSale, change: { isDisabled: true }, done: texts.takenOffSale },
  { label: texts.putOnSale, change: { isDisabled: false }, done: texts.nowOnSale },
];

/** A preset that is put on sale by hand is launched now. */
const OnSale = ({ preset }: { preset: Preset }) => (
  <>
    <OnSaleSwitch preset={preset} />
    {preset.launchAt && (
      <span className="block whitespace-nowrap text-sm text-warn">
        <LaunchTime at={preset.launchAt} />
      </span>
    )}
  </>
);

const LaunchTime = ({ at }: { at: string }) => texts.launchAt(formatTimestamp(at, useTimeZone()));

function OnSaleSwitch({ preset: { id, name, isDisabled } }: { preset: Preset }) {
  const change = useListMutation([getPresets.path], (disabled: boolean) =>
    callApi(putPreset, { params: { id: String(id) }, body: { isDisabled: disabled } }),
  );
  return (
    <button
      type="button"
      role="switch"
      aria-checked={!isDisabled}
      disabled={change.isPending}
      className="group -my-2 inline-flex items-baseline gap-2 py-2 disabled:opacity-50"
      onClick={() => change.mutate(!isDisabled)}
    >
      <span
        aria-hidden
        className="relative top-[5px] w-9 rounded-full border border-line-strong bg-paper p-0.5 transition-colors group-aria-checked:border-accent group-aria-checked:bg-accent"
      >
        <span className="block size-3.5 rounded-full bg-ink-soft transition-transform group-aria-checked:translate-x-4 group-aria-checked:bg-accent-ink" />
      </span>
      <span>{isDisabled ? texts.off : texts.on}</span>
      <span className="sr-only">{texts.isOnSale(name)}</span>
    </button>
  );
}
