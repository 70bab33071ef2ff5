import type { ComponentProps } from "react";
import { categories } from "@/db/words/facets";

/** A checkbox for each category. */
export const CategoryChoice = ({
  label,
  ...input
}: { label: string } & ComponentProps<"input">) => (
  <fieldset className="sm:col-span-2">
    <legend className="mb-1.5 font-medium text-sm">{label}</legend>
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      {categories.map((category) => (
        <label key={category} className="flex items-center gap-2">
          <input type="checkbox" value={category} className="size-4 accent-accent" {...input} />
          {category}
        </label>
      ))}
    </div>
  </fieldset>
);
