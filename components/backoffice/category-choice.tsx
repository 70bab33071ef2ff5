import type { ComponentProps } from "react";
import { categories } from "@/db/words/facets";
import { useFacetOptions } from "./use-facet-options";

/** A checkbox for each category. */
export const CategoryChoice = ({
  label,
  ...input
}: { label: string } & ComponentProps<"input">) => {
  const optionsOf = useFacetOptions();
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1.5 font-medium text-sm">{label}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {optionsOf(categories).map((category) => (
          <label key={category.value} className="flex items-center gap-2">
            <input
              type="checkbox"
              value={category.value}
              className="size-4 accent-accent"
              {...input}
            />
            {category.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
