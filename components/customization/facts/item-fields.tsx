import { X } from "lucide-react";
import { type Control, type UseFormRegister, useFieldArray } from "react-hook-form";
import { useTranslations } from "#translations";
import { button, iconButton } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { factLimits } from "@/lib/customization/facts/limits";
import { emptyItem, type FactValues } from "./form-values";

interface ItemFieldsProps {
  control: Control<FactValues>;
  register: UseFormRegister<FactValues>;
  errorOf: (path: string) => string | undefined;
  /** Of an item that is added. */
  currency: string;
}

/** What the company offers, with prices. */
export function ItemFields({ control, register, errorOf, currency }: ItemFieldsProps) {
  const t = useTranslations("facts");
  const { fields, append, remove } = useFieldArray({ control, name: "items" });
  return (
    <div className="grid gap-4">
      {fields.map((item, index) => (
        <fieldset key={item.id} className="border-line border-b pb-4">
          <legend className="sr-only">{t("itemOf", { row: index + 1 })}</legend>
          <div className="grid grid-cols-[1fr_auto] items-start gap-2 sm:grid-cols-[1fr_1.3fr_8rem_auto]">
            <TextField
              label={t("item")}
              error={errorOf(`items.${index}.name`)}
              {...register(`items.${index}.name`)}
            />
            <div className="mt-6.5 sm:order-1">
              <button
                type="button"
                aria-label={t("removeItem", { name: item.name || t("itemOf", { row: index + 1 }) })}
                className={iconButton}
                onClick={() => remove(index)}
              >
                <X className="size-5" strokeWidth={1.5} aria-hidden />
              </button>
            </div>
            <TextField
              label={t("itemText")}
              error={errorOf(`items.${index}.text`)}
              {...register(`items.${index}.text`)}
            />
            <TextField
              label={t("price", { currency: item.currency })}
              inputMode="decimal"
              autoComplete="off"
              error={errorOf(`items.${index}.price`)}
              {...register(`items.${index}.price`)}
            />
          </div>
          <p className="wrap-anywhere mt-1.5 text-ink-soft text-sm empty:hidden">{item.note}</p>
        </fieldset>
      ))}
      <div>
        <button
          type="button"
          disabled={fields.length >= factLimits.items}
          className={button("secondary", "medium")}
          onClick={() => append(emptyItem(fields.at(-1)?.currency ?? currency))}
        >
          {t("addItem")}
        </button>
      </div>
    </div>
  );
}
