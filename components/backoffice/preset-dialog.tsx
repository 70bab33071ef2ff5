"use client";

import { Controller, type FieldErrors } from "react-hook-form";
import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { useLanguage, useTranslations } from "#translations";
import { SelectField, TextField } from "@/components/ui/field";
import { categories, colors, types } from "@/db/words/facets";
import { shopAmounts } from "@/lib/amounts";
import { getPresets, postPreset, putPreset } from "@/lib/catalogue/endpoints";
import { imageTextOf } from "@/lib/catalogue/pictures/rules";
import { previewedDesign } from "@/lib/catalogue/previewed-design";
import { type Preset, presetBody } from "@/lib/catalogue/schemas";
import { currency } from "@/lib/money";
import { shopAmount } from "@/lib/money-schemas";
import { majorUnitsIn } from "@/lib/money-texts";
import { callApi } from "@/lib/platform/http/client";
import type { Translator } from "@/lib/translations/translator";
import { dateText, optionalDate } from "./form-values";
import { PresetPictures } from "./preset/preset-pictures";
import { PresetPreview } from "./preset/preset-preview";
import { TemplateField } from "./preset/template-field";
import { RecordDialog } from "./record-dialog";
import { useFacetOptions } from "./use-facet-options";

const inList = currentTranslations("presetList");
const template = currentTranslations("presetTemplate");
const picture = currentTranslations("presetPictures");

const withoutImages = presetBody.omit({ isDisabled: true, images: true, imageTexts: true });

/** The form's values: the price as text, and each image with its alternative text. */
const formSchema = withoutImages.extend({
  price: z
    .string()
    .trim()
    .min(1, { error: () => inList("needsPrice") })
    .pipe(z.coerce.number())
    .pipe(presetBody.shape.price),
  url: presetBody.shape.url.min(1, { error: () => template("needed") }),
  pictures: z
    .array(presetBody.shape.imageTexts.element)
    .max(10, { error: () => picture("tooMany") }),
  launchAt: optionalDate.pipe(presetBody.shape.launchAt),
});

type Form = z.input<typeof formSchema>;

const emptyForm: Form = {
  name: "",
  price: "",
  color: "white",
  type: "home",
  category: "basic",
  pictures: [],
  url: "",
  launchAt: "",
};

const formValuesOf = (preset: Preset): Form => {
  const { name, priceCents, color, type, category, images, url } = preset;
  return {
    name,
    color,
    type,
    category,
    url,
    price: String(shopAmount.encode(priceCents)),
    pictures: images.map((image) => ({ image, text: imageTextOf(preset, image) })),
    launchAt: dateText(preset.launchAt),
  };
};

const imagesOf = ({ pictures }: Pick<Form, "pictures">) => ({
  images: pictures.map(({ image }) => image),
  imageTexts: pictures,
});

const bodyOf = ({ pictures, ...facts }: z.output<typeof formSchema>) => ({
  ...facts,
  ...imagesOf({ pictures }),
});

/**
 * An unchanged price is not sent, because a sale may have begun or ended since the dialog was
 * opened.
 */
function change({ id, priceCents }: Preset, values: z.output<typeof formSchema>) {
  const { price, ...body } = bodyOf(values);
  const isNew = price !== shopAmount.encode(priceCents);
  const params = { id: String(id) };
  return callApi(putPreset, { params, body: isNew ? { ...body, price } : body });
}

const newPreset = {
  id: 0,
  currency,
  ratingAverage: 0,
  ratingCount: 0,
  reviews: [],
  purchased: 0,
  released: "",
  releasedAt: "",
  release: "",
  isBought: false,
  isDisabled: false,
  regularPriceCents: null,
  lowestPriceCents: null,
  launchAt: null,
  sibling: null,
};

/** The preset as the form describes it, for the preview; its values may still be invalid. */
function previewOf(values: Form, preset: Preset | null, t: Translator<"presetPreview">): Preset {
  const { pictures, price, launchAt: _, ...facts } = values;
  return {
    ...(preset ?? newPreset),
    ...facts,
    ...imagesOf({ pictures }),
    name: facts.name.trim() || t("noName"),
    priceCents: Math.round(shopAmounts.decode(Number(price) || 0)),
  };
}

/** The picture in the list, or the first picture that has a text. */
const pictureError = (errors: FieldErrors<Form>["pictures"]): string | undefined =>
  errors?.message ??
  errors?.root?.message ??
  errors?.flatMap?.((it) => it?.image?.message ?? it?.text?.message ?? [])[0];

interface PresetDialogProps {
  /** Null to add a new one. */
  preset: Preset | null;
  onClose: () => void;
}

export const PresetDialog = ({ preset, onClose }: PresetDialogProps) => {
  const t = useTranslations("presetList");
  const preview = useTranslations("presetPreview");
  const optionsOf = useFacetOptions();
  const language = useLanguage();
  return (
    <RecordDialog
      title={preset ? t("editPreset", { name: preset.name }) : t("add")}
      schema={formSchema}
      defaultValues={preset ? formValuesOf(preset) : emptyForm}
      save={(values) =>
        preset ? change(preset, values) : callApi(postPreset, { body: bodyOf(values) })
      }
      path={getPresets.path}
      submit={t("save")}
      isWide
      onClose={onClose}
    >
      {({ register, control, watch, formState: { errors } }) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={t("name")} error={errors.name?.message} {...register("name")} />
          <TextField
            label={t("priceIn", { currency: majorUnitsIn(language) })}
            inputMode="decimal"
            error={errors.price?.message}
            {...register("price")}
          />
          <SelectField
            label={t("category")}
            options={optionsOf(categories)}
            {...register("category")}
          />
          <SelectField label={t("type")} options={optionsOf(types)} {...register("type")} />
          <SelectField label={t("color")} options={optionsOf(colors)} {...register("color")} />
          {(preset?.isDisabled ?? true) && (
            <TextField
              label={t("launch")}
              hint={t("launchHint")}
              type="datetime-local"
              error={errors.launchAt?.message}
              {...register("launchAt")}
            />
          )}
          <div className="grid gap-6 sm:col-span-2">
            <Controller
              name="url"
              control={control}
              render={({ field }) => (
                <TemplateField
                  url={field.value}
                  error={errors.url?.message}
                  onChange={field.onChange}
                />
              )}
            />
            <Controller
              name="pictures"
              control={control}
              render={({ field }) => (
                <PresetPictures
                  pictures={field.value}
                  design={previewedDesign(watch("url"))}
                  error={pictureError(errors.pictures)}
                  onChange={field.onChange}
                />
              )}
            />
            <PresetPreview preset={previewOf(watch(), preset, preview)} />
          </div>
        </div>
      )}
    </RecordDialog>
  );
};
