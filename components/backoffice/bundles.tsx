"use client";

import { useState } from "react";
import { button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { deleteBundle, getBundles } from "@/lib/catalogue/bundles/endpoints";
import type { BundleRecord } from "@/lib/catalogue/bundles/schemas";
import { callApi } from "@/lib/platform/http/client";
import { bundleTexts as texts } from "./coupon-texts";
import { type Column, DataTable } from "./data-table";
import { useMay } from "./may";
import { RowAction } from "./row-action";
import { RowButton } from "./row-button";

const BundleDialog = onDemand(() => import("./bundle-dialog").then((it) => it.BundleDialog));

const baseColumns: Column<BundleRecord>[] = [
  {
    label: texts.category,
    field: "category",
    show: ({ category }) => <span className="font-medium">{category}</span>,
  },
  { label: texts.size, field: "size", isNumber: true, show: ({ size }) => size },
  {
    label: texts.percent,
    field: "percent",
    isNumber: true,
    show: ({ percent }) => texts.percentOff(percent),
  },
];

const RemoveButton = ({ bundle: { id, category } }: { bundle: BundleRecord }) => (
  <RowAction
    label={texts.remove}
    about={texts.ofBundle(category)}
    path={getBundles.path}
    call={() => callApi(deleteBundle, { params: { id: String(id) } })}
    question={{ title: texts.removeTitle(category), text: texts.removeText }}
  />
);

/** The bundles: several presets of a category that cost less together. */
export function Bundles() {
  const mayChange = useMay("coupons:write");
  /** The bundle in the dialog; "new" for a new one. */
  const [edited, setEdited] = useState<BundleRecord | "new" | null>(null);
  const change: Column<BundleRecord> = {
    label: texts.change,
    show: (bundle) => (
      <span className="flex flex-wrap gap-2">
        <RowButton
          label={texts.edit}
          about={texts.ofBundle(bundle.category)}
          opensDialog
          onClick={() => setEdited(bundle)}
        />
        <RemoveButton bundle={bundle} />
      </span>
    ),
  };
  return (
    <section aria-labelledby="bundles" className="mt-14">
      <h2 id="bundles" className="text-xl">
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
        endpoint={getBundles}
        columns={mayChange ? [...baseColumns, change] : baseColumns}
        empty={texts.empty}
      />
      {edited && (
        <BundleDialog
          key={edited === "new" ? "new" : edited.id}
          bundle={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}
