"use client";

import { useState } from "react";
import { showAlert } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { deleteBundle, getBundles } from "@/lib/bundles/endpoints";
import type { BundleRecord } from "@/lib/bundles/schemas";
import { callApi } from "@/lib/http/client";
import { bundleTexts as texts } from "./coupon-texts";
import { type Column, DataTable } from "./data-table";
import { useMay } from "./may";
import { backOfficeTexts } from "./texts";
import { useListMutation } from "./use-list-mutation";

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

function RemoveButton({ bundle: { id, category } }: { bundle: BundleRecord }) {
  const change = useListMutation([getBundles.path], () =>
    callApi(deleteBundle, { params: { id: String(id) } }),
  );
  const remove = async () => {
    const isSure = await showAlert({
      title: texts.removeTitle(category),
      text: texts.removeText,
      tone: "warn",
      confirm: texts.remove,
      cancel: backOfficeTexts.cancel,
    });
    if (isSure) change.mutate(undefined);
  };
  return (
    <button
      type="button"
      disabled={change.isPending}
      className={button("secondary", "medium")}
      onClick={remove}
    >
      {texts.remove}
      <span className="sr-only">{texts.ofBundle(category)}</span>
    </button>
  );
}

/** What several presets of a category cost less together. */
export function Bundles() {
  const mayChange = useMay("coupons:write");
  /** The bundle in the dialog; "new" to make one. */
  const [edited, setEdited] = useState<BundleRecord | "new" | null>(null);
  const change: Column<BundleRecord> = {
    label: texts.change,
    show: (bundle) => (
      <span className="flex flex-wrap gap-2">
        <button
          type="button"
          aria-haspopup="dialog"
          className={button("secondary", "medium")}
          onClick={() => setEdited(bundle)}
        >
          {texts.edit}
          <span className="sr-only">{texts.ofBundle(bundle.category)}</span>
        </button>
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
