"use client";

import { z } from "zod";
import { useTranslations } from "#translations";
import { SelectField, TextField } from "@/components/ui/field";
import { categories } from "@/db/words/facets";
import { getBundles, postBundle, putBundle } from "@/lib/catalogue/bundles/endpoints";
import { type BundleRecord, newBundle } from "@/lib/catalogue/bundles/schemas";
import { callApi } from "@/lib/platform/http/client";
import { RecordDialog } from "./record-dialog";
import { useFacetOptions } from "./use-facet-options";

/** An empty field means no number, not 0. */
const number = z
  .string()
  .trim()
  .transform((it) => (it === "" ? Number.NaN : Number(it)));

const formSchema = newBundle.extend({
  size: number.pipe(newBundle.shape.size.unwrap()),
  percent: number.pipe(newBundle.shape.percent),
});

interface BundleDialogProps {
  /** Null for a new bundle. */
  bundle: BundleRecord | null;
  onClose: () => void;
}

export const BundleDialog = ({ bundle, onClose }: BundleDialogProps) => {
  const t = useTranslations("bundleList");
  const word = useTranslations("presetWords");
  const optionsOf = useFacetOptions();
  return (
    <RecordDialog
      title={bundle ? t("editBundle", { category: word(bundle.category) }) : t("make")}
      schema={formSchema}
      defaultValues={{
        category: bundle?.category ?? "basic",
        size: String(bundle?.size ?? 3),
        percent: bundle ? String(bundle.percent) : "",
      }}
      save={(body) =>
        bundle
          ? callApi(putBundle, { params: { id: String(bundle.id) }, body })
          : callApi(postBundle, { body })
      }
      path={getBundles.path}
      submit={t("save")}
      onClose={onClose}
    >
      {({ register, formState: { errors } }) => (
        <>
          <SelectField
            label={t("category")}
            options={optionsOf(categories)}
            {...register("category")}
          />
          <TextField
            label={t("size")}
            inputMode="numeric"
            error={errors.size?.message}
            {...register("size")}
          />
          <TextField
            label={t("percent")}
            inputMode="numeric"
            error={errors.percent?.message}
            {...register("percent")}
          />
        </>
      )}
    </RecordDialog>
  );
};
