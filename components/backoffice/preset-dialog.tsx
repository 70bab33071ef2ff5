"use client";

import { Controller } from "react-hook-form";
import { z } from "zod";
import { SelectField, TextArea, TextField } from "@/components/ui/field";
import { getPresets, postPreset, putPreset } from "@/lib/catalogue/endpoints";
import { categories, colors, types } from "@/lib/catalogue/facets";
import { type Preset, presetBody } from "@/lib/catalogue/schemas";
import { callApi } from "@/lib/http/client";
import { dollars } from "@/lib/money-schemas";
import { dateText, optionalDate } from "./form-values";
import { RecordDialog } from "./record-dialog";
import { parseImages, SortableImages } from "./sortable-images";
import { presetTexts as texts } from "./texts";

/** The form's values: the price in dollars as text, and the image URLs one per line. */
const formSchema = presetBody.omit({ isDisabled: true }).extend({
  price: z
    .string()
    .trim()
    .min(1, texts.needsPrice)
    .pipe(z.coerce.number())
    .pipe(presetBody.shape.price),
  images: z.string().transform(parseImages).pipe(presetBody.shape.images),
  launchAt: optionalDate.pipe(presetBody.shape.launchAt),
});

type Form = z.input<typeof formSchema>;

const emptyForm: Form = {
  name: "",
  price: "",
  color: "white",
  type: "home",
  category: "basic",
  images: "",
  url: "",
  launchAt: "",
};

const formValuesOf = ({ name, color, type, category, url, ...preset }: Preset): Form => ({
  ...{ name, color, type, category, url },
  price: String(dollars.encode(preset.priceCents)),
  images: preset.images.join("\n"),
  launchAt: dateText(preset.launchAt),
});

/** A price that stays is not sent: a sale may have begun or ended since the dialog was opened. */
function change({ id, priceCents }: Preset, { price, ...body }: z.output<typeof formSchema>) {
  const isNew = price !== dollars.encode(priceCents);
  const params = { id: String(id) };
  return callApi(putPreset, { params, body: isNew ? { ...body, price } : body });
}

interface PresetDialogProps {
  /** Null to add a new one. */
  preset: Preset | null;
  onClose: () => void;
}

export const PresetDialog = ({ preset, onClose }: PresetDialogProps) => (
  <RecordDialog
    title={preset ? texts.editPreset(preset.name) : texts.add}
    schema={formSchema}
    defaultValues={preset ? formValuesOf(preset) : emptyForm}
    save={(body) => (preset ? change(preset, body) : callApi(postPreset, { body }))}
    path={getPresets.path}
    submit={texts.save}
    onClose={onClose}
  >
    {({ register, control, formState: { errors } }) => (
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={texts.name} error={errors.name?.message} {...register("name")} />
        <TextField
          label={texts.priceInDollars}
          inputMode="decimal"
          error={errors.price?.message}
          {...register("price")}
        />
        <SelectField label={texts.category} options={categories} {...register("category")} />
        <SelectField label={texts.type} options={types} {...register("type")} />
        <SelectField label={texts.color} options={colors} {...register("color")} />
        <TextField
          label={texts.preview}
          hint={texts.previewHint}
          error={errors.url?.message}
          {...register("url")}
        />
        {(preset?.isDisabled ?? true) && (
          <TextField
            label={texts.launch}
            hint={texts.launchHint}
            type="datetime-local"
            error={errors.launchAt?.message}
            {...register("launchAt")}
          />
        )}
        <div className="sm:col-span-2">
          <Controller
            name="images"
            control={control}
            render={({ field }) => (
              <>
                <TextArea
                  label={texts.images}
                  hint={texts.imagesHint}
                  error={errors.images?.message ?? errors.images?.root?.message}
                  rows={5}
                  {...field}
                />
                <SortableImages lines={field.value} onChange={field.onChange} />
              </>
            )}
          />
        </div>
      </div>
    )}
  </RecordDialog>
);
