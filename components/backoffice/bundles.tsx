"use client";

import { useTranslations } from "#translations";
import { onDemand } from "@/components/ui/on-demand";
import { deleteBundle, getBundles } from "@/lib/catalogue/bundles/endpoints";
import type { BundleRecord } from "@/lib/catalogue/bundles/schemas";
import { callApi } from "@/lib/platform/http/client";
import type { Column } from "./data-table";
import { RecordSection, RecordTable } from "./record-table";

const BundleDialog = onDemand(() => import("./bundle-dialog").then((it) => it.BundleDialog));

function useColumns(): Column<BundleRecord>[] {
  const t = useTranslations("bundleList");
  const word = useTranslations("presetWords");
  return [
    {
      label: t("category"),
      field: "category",
      show: ({ category }) => <span className="font-medium">{word(category)}</span>,
    },
    { label: t("size"), field: "size", isNumber: true, show: ({ size }) => size },
    {
      label: t("percent"),
      field: "percent",
      isNumber: true,
      show: ({ percent }) => t("percentOff", { percent }),
    },
  ];
}

/** The bundles: several presets of a category that cost less together. */
export const Bundles = () => {
  const t = useTranslations("bundleList");
  const word = useTranslations("presetWords");
  return (
    <RecordSection id="bundles" title={t("title")} intro={t("intro")}>
      <RecordTable
        isInAddress={false}
        permission="coupons:write"
        endpoint={getBundles}
        columns={useColumns()}
        empty={t("empty")}
        texts={{
          add: t("make"),
          change: t("change"),
          edit: t("edit"),
          about: ({ category }) => t("ofBundle", { category: word(category) }),
        }}
        end={{
          label: t("remove"),
          call: (params) => callApi(deleteBundle, { params }),
          question: ({ category }) => ({
            title: t("removeTitle", { category: word(category) }),
            text: t("removeText"),
          }),
        }}
        dialog={(bundle, onClose) => (
          <BundleDialog key={bundle?.id} bundle={bundle} onClose={onClose} />
        )}
      />
    </RecordSection>
  );
};
