"use client";

import { useState } from "react";
import { useLanguage, useTranslations } from "#translations";
import { Rating } from "@/components/catalogue/rating";
import { useTimeZone } from "@/components/layout/timestamp";
import { button } from "@/components/ui/button";
import { Anchor } from "@/components/ui/link";
import { onDemand } from "@/components/ui/on-demand";
import { getPresets, putPreset } from "@/lib/catalogue/endpoints";
import type { Preset } from "@/lib/catalogue/schemas";
import { formatTimestamp } from "@/lib/dates";
import { links } from "@/lib/links";
import { formatMoney } from "@/lib/money";
import { callApi } from "@/lib/platform/http/client";
import type { BulkAction } from "./bulk-actions";
import { type Column, DataTable } from "./data-table";
import { useListMutation } from "./use-list-mutation";

const PresetDialog = onDemand(() => import("./preset-dialog").then((it) => it.PresetDialog));

function useBaseColumns(): Column<Preset>[] {
  const t = useTranslations("presetList");
  const word = useTranslations("presetWords");
  const language = useLanguage();
  return [
    { label: t("number"), field: "id", show: ({ id }) => <span className="font-mono">{id}</span> },
    {
      label: t("name"),
      field: "name",
      show: ({ id, name }) => (
        <Anchor href={links.detail(id)} className="font-medium hover:underline">
          {name}
        </Anchor>
      ),
    },
    {
      label: t("price"),
      field: "price",
      isNumber: true,
      show: ({ priceCents: cents, currency }) => formatMoney({ cents, currency }, language),
    },
    { label: t("category"), field: "category", show: ({ category }) => word(category) },
    { label: t("type"), field: "type", show: ({ type }) => word(type) },
    { label: t("color"), field: "color", show: ({ color }) => word(color) },
    { label: t("sold"), field: "purchased", isNumber: true, show: ({ purchased }) => purchased },
    {
      label: t("rating"),
      field: "ratingAverage",
      show: ({ ratingAverage }) =>
        ratingAverage > 0 ? (
          <Rating average={ratingAverage} />
        ) : (
          <span className="text-ink-soft">{t("none")}</span>
        ),
    },
  ];
}

export function Presets() {
  const t = useTranslations("presetList");
  /** The preset in the dialog; "new" to add one. */
  const [edited, setEdited] = useState<Preset | "new" | null>(null);
  const columns: Column<Preset>[] = [
    ...useBaseColumns(),
    { label: t("onSale"), field: "isDisabled", show: (row) => <OnSale preset={row} /> },
    {
      label: t("change"),
      show: (row) => (
        <button
          type="button"
          className={button("secondary", "medium")}
          onClick={() => setEdited(row)}
        >
          {t("edit")}
          <span className="sr-only"> {row.name}</span>
        </button>
      ),
    },
  ];
  return (
    <>
      <button type="button" className={`${button()} mb-5`} onClick={() => setEdited("new")}>
        {t("add")}
      </button>
      <DataTable
        endpoint={getPresets}
        columns={columns}
        searchLabel={t("name")}
        choice={{ actions: useSales(), nameOf: ({ name }) => name }}
        empty={t("empty")}
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

function useSales(): BulkAction<Preset>[] {
  const t = useTranslations("presetList");
  return [
    {
      label: t("takeOffSale"),
      change: { isDisabled: true },
      done: (count) => t("takenOffSale", { count }),
    },
    {
      label: t("putOnSale"),
      change: { isDisabled: false },
      done: (count) => t("nowOnSale", { count }),
    },
  ];
}

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

const LaunchTime = ({ at }: { at: string }) => {
  const t = useTranslations("presetList");
  return t("launchAt", { moment: formatTimestamp(at, useTimeZone(), useLanguage()) });
};

function OnSaleSwitch({ preset: { id, name, isDisabled } }: { preset: Preset }) {
  const t = useTranslations("presetList");
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
      <span>{isDisabled ? t("off") : t("on")}</span>
      <span className="sr-only">{t("isOnSale", { name })}</span>
    </button>
  );
}
