"use client";

import { z } from "zod";
import { TextField } from "@/components/ui/field";
import { getSales, postSale, putSale } from "@/lib/catalogue/sales/endpoints";
import { type SaleRecord, saleBody } from "@/lib/catalogue/sales/schemas";
import { callApi } from "@/lib/platform/http/client";
import { CategoryChoice } from "./category-choice";
import { dateText, momentOf, optionalDate, presetNumbers } from "./form-values";
import { RecordDialog } from "./record-dialog";
import { saleTexts as texts } from "./sale-texts";

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
  presetIds: presetNumbers(texts.notNumbers).pipe(shape.presetIds),
  startsAt: optionalDate.pipe(shape.startsAt),
  endsAt: z.string().min(1, texts.needsEnd).transform(momentOf).pipe(shape.endsAt),
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
  const hasBegun = sale?.state === "running";
  return (
    <RecordDialog
      title={sale ? texts.editSale(sale.name) : texts.make}
      {...(hasBegun ? { description: texts.begun } : {})}
      schema={formSchema}
      defaultValues={sale ? formValuesOf(sale) : emptyForm}
      save={(body) => (sale ? change(sale, body) : callApi(postSale, { body }))}
      path={getSales.path}
      submit={texts.save}
      onClose={onClose}
    >
      {({ register, formState: { errors } }) => (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            autoComplete="off"
            error={errors.name?.message}
            {...register("name")}
          />
          <TextField
            label={texts.percent}
            inputMode="numeric"
            readOnly={hasBegun}
            error={errors.percent?.message}
            {...register("percent")}
          />
          {!hasBegun && (
            <>
              <CategoryChoice label={texts.categories} {...register("categories")} />
              <div className="sm:col-span-2">
                <TextField
                  label={texts.presetIds}
                  hint={texts.presetIdsHint}
                  error={errors.presetIds?.message}
                  {...register("presetIds")}
                />
              </div>
              <TextField
                label={texts.starts}
                type="datetime-local"
                hint={texts.startsHint}
                error={errors.startsAt?.message}
                {...register("startsAt")}
              />
            </>
          )}
          <TextField
            label={texts.ends}
            type="datetime-local"
            error={errors.endsAt?.message}
            {...register("endsAt")}
          />
        </div>
      )}
    </RecordDialog>
  );
}
