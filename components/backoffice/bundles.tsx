"use client";

import { onDemand } from "@/components/ui/on-demand";
import { deleteBundle, getBundles } from "@/lib/catalogue/bundles/endpoints";
import type { BundleRecord } from "@/lib/catalogue/bundles/schemas";
import { callApi } from "@/lib/platform/http/client";
import { bundleTexts as texts } from "./coupon-texts";
import type { Column } from "./data-table";
import { RecordSection, RecordTable } from "./record-table";

const BundleDialog = onDemand(() => import("./bundle-dialog").then((it) => it.BundleDialog));

const columns: Column<BundleRecord>[] = [
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

/** The bundles: several presets of a category that cost less together. */
export const Bundles = () => (
  <RecordSection id="bundles" title={texts.title} intro={texts.intro}>
    <RecordTable
      isInAddress={false}
      permission="coupons:write"
      endpoint={getBundles}
      columns={columns}
      empty={texts.empty}
      texts={{
        add: texts.make,
        change: texts.change,
        edit: texts.edit,
        about: ({ category }) => texts.ofBundle(category),
      }}
      end={{
        label: texts.remove,
        call: (params) => callApi(deleteBundle, { params }),
        question: ({ category }) => ({
          title: texts.removeTitle(category),
          text: texts.removeText,
        }),
      }}
      dialog={(bundle, onClose) => (
        <BundleDialog key={bundle?.id} bundle={bundle} onClose={onClose} />
      )}
    />
  </RecordSection>
);
