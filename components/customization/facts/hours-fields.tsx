import { X } from "lucide-react";
import { type Control, type UseFormRegister, useFieldArray } from "react-hook-form";
import { useTranslations } from "#translations";
import { button, iconButton } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { days } from "@/lib/customization/facts/schemas";
import { emptyHours, type FactValues } from "./form-values";

interface RowsProps {
  control: Control<FactValues>;
  register: UseFormRegister<FactValues>;
  errorOf: (path: string) => string | undefined;
}

/** Opening hours: one row for the days that have the same. */
export function HoursFields({ control, register, errorOf }: RowsProps) {
  const t = useTranslations("facts");
  const dayName = useTranslations("shortDays");
  const { fields, append, remove } = useFieldArray({ control, name: "hours" });
  return (
    <div className="grid gap-4">
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="flex flex-wrap items-end gap-x-3 gap-y-2">
          <legend className="sr-only">{t("hoursOf", { row: index + 1 })}</legend>
          <div className="grid grid-cols-7 gap-1 max-sm:w-full">
            {days.map((day) => (
              <label
                key={day}
                className="relative grid h-11 cursor-pointer place-items-center rounded-control border border-line-strong text-sm sm:w-11 hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
              >
                <input
                  type="checkbox"
                  value={day}
                  className="absolute inset-0 cursor-pointer appearance-none"
                  {...register(`hours.${index}.days`)}
                />
                <span>{dayName(day)}</span>
              </label>
            ))}
          </div>
          <div className="flex items-end gap-2">
            <TextField
              type="time"
              label={t("opens")}
              aria-invalid={errorOf(`hours.${index}.opens`) ? true : undefined}
              {...register(`hours.${index}.opens`)}
            />
            <TextField type="time" label={t("closes")} {...register(`hours.${index}.closes`)} />
            <button
              type="button"
              aria-label={t("removeHours", { row: index + 1 })}
              className={iconButton}
              onClick={() => remove(index)}
            >
              <X className="size-5" strokeWidth={1.5} aria-hidden />
            </button>
          </div>
          <p className="basis-full text-bad text-sm empty:hidden">
            {errorOf(`hours.${index}.opens`)}
          </p>
        </fieldset>
      ))}
      <div>
        <button
          type="button"
          className={button("secondary", "medium")}
          onClick={() => append(emptyHours)}
        >
          {t("addHours")}
        </button>
      </div>
    </div>
  );
}
