"use client";

import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { useTranslations } from "#translations";
import { TextField } from "@/components/ui/field";
import { getSales, postSale, putSale } from "@/lib/catalogue/sales/endpoints";
import { type SaleRecord, saleBody } from "@/lib/catalogue/sales/schemas";
import { callApi } from "@/lib/platform/http/client";
import { CategoryChoice } from "./category-choice";
import { dateText, momentOf, optionalDate, presetNumbers } from "./form-values";
import { RecordDialog } from "./record-dialog";

const refusal = currentTranslations("saleList");

const { shape } = saleBody;

/** The form's values: number, dates and the presets' ids as text. */
const formSchema = z.object({
  name: shape.name,
  percent: z
    .string()
    .trim()
    .transform((it) => (it === "" ? Number.NaN : Number(it)))
    .pipe(shape.percent),
  categories: shape.categories,
  presetIds: presetNumbers(() => refusal("notNumbers")).pipe(shape.presetIds),
  startsAt: optionalDate.pipe(shape.startsAt),
  endsAt: z
    .string()
    .min(1, { error: () => refusal("needsEnd") })
    .transform(momentOf)
    .pipe(shape.endsAt),
});

type Form = z.input<typeof formSchema>;

const emptyForm: Form = {
  name: "",
  percent: "",
  categories: [],
  presetIds: "",
  startsAt: "",
  endsAt: "",
};

const formValuesOf = ({ name, percent, categories, presetIds, ...sale }: SaleRecord): Form => ({
  name,
  percent: String(percent),
  categories,
  presetIds: presetIds.join(", "),
  startsAt: dateText(sale.startsAt),
  endsAt: dateText(sale.endsAt),
});

type Body = z.output<typeof formSchema>;

/**
 * Once a sale has begun, nothing else can be changed, and the fields have its beginning only to the
 * minute.
 */
function change(sale: SaleRecord, body: Body) {
  const { name, endsAt } = body;
  return callApi(putSale, {
    params: { id: String(sale.id) },
    body: sale.state === "running" ? { name, endsAt } : body,
  });
}

interface SaleDialogProps {
  /** Null for a new sale. */
  sale: SaleRecord | null;
  onClose: () => void;
}

export function SaleDialog({ sale, onClose }: SaleDialogProps) {
  const t = useTranslations("saleList");
  const hasBegun = sale?.state === "running";
  return (
    <RecordDialog
      title={sale ? t("editSale", { name: sale.name }) : t("make")}
      {...(hasBegun ? { description: t("begun") } : {})}
      schema={formSchema}
      defaultValues={sale ? formValuesOf(sale) : emptyForm}
      save={(body) => (sale ? change(sale, body) : callApi(postSale, { body }))}
      path={getSales.path}
      submit={t("save")}
      onClose={onClose}
    >
      {({ register, formState: { errors } }) => (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label={t("name")}
            hint={t("nameHint")}
            isRequired
            autoComplete="off"
            error={errors.name?.message}
            {...register("name")}
          />
          <TextField
            label={t("percent")}
            inputMode="numeric"
            isRequired
            readOnly={hasBegun}
            error={errors.percent?.message}
            {...register("percent")}
          />
          {!hasBegun && (
            <>
              <CategoryChoice label={t("categories")} {...register("categories")} />
              <div className="sm:col-span-2">
                <TextField
                  label={t("presetIds")}
                  hint={t("presetIdsHint")}
                  error={errors.presetIds?.message}
                  {...register("presetIds")}
                />
              </div>
              <TextField
                label={t("starts")}
                type="datetime-local"
                hint={t("startsHint")}
                error={errors.startsAt?.message}
                {...register("startsAt")}
              />
            </>
          )}
          <TextField
            label={t("ends")}
            type="datetime-local"
            isRequired
            error={errors.endsAt?.message}
            {...register("endsAt")}
          />
        </div>
      )}
    </RecordDialog>
  );
}
