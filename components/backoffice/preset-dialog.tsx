"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { SelectField, TextArea, TextField } from "@/components/ui/field";
import { getPresets, postPreset, putPreset } from "@/lib/catalogue/endpoints";
import { categories, colors, types } from "@/lib/catalogue/facets";
import { type Preset, presetBody } from "@/lib/catalogue/schemas";
import { ShopError } from "@/lib/errors";
import { callApi } from "@/lib/http/client";
import { dollars } from "@/lib/money-schemas";
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
};

const formValuesOf = ({ name, priceCents, color, type, category, images, url }: Preset): Form => ({
  ...{ name, color, type, category, url },
  price: String(dollars.encode(priceCents)),
  images: images.join("\n"),
});

interface PresetDialogProps {
  /** Null to add a new one. */
  preset: Preset | null;
  onClose: () => void;
}

export function PresetDialog({ preset, onClose }: PresetDialogProps) {
  const client = useQueryClient();
  const { register, handleSubmit, setError, setValue, control, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: preset ? formValuesOf(preset) : emptyForm,
  });
  const { errors, isSubmitting } = formState;
  const images = useWatch({ control, name: "images" });

  const save = handleSubmit(async (body) => {
    try {
      if (preset) await callApi(putPreset, { params: { id: String(preset.id) }, body });
      else await callApi(postPreset, { body });
      await client.invalidateQueries({ queryKey: [getPresets.path] });
      onClose();
    } catch (error) {
      const message = error instanceof ShopError ? error.message : texts.notSaved;
      setError("root", { message });
    }
  });

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={preset ? texts.editPreset(preset.name) : texts.add}
    >
      <form onSubmit={save} noValidate className="mt-5">
        <fieldset disabled={isSubmitting} className="grid gap-4 sm:grid-cols-2">
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
          <div className="sm:col-span-2">
            <TextArea
              label={texts.images}
              hint={texts.imagesHint}
              error={errors.images?.message ?? errors.images?.root?.message}
              rows={5}
              {...register("images")}
            />
            <SortableImages lines={images} onChange={(lines) => setValue("images", lines)} />
          </div>
        </fieldset>
        <p role="alert" className="mt-3 min-h-6 text-bad text-sm">
          {errors.root?.message}
        </p>
        <button type="submit" disabled={isSubmitting} className={`${button()} mt-1`}>
          {isSubmitting ? texts.saving : texts.save}
        </button>
      </form>
    </Dialog>
  );
}
