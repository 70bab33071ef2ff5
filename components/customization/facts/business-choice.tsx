"use client";

import { useTranslations } from "#translations";
import { SelectField } from "@/components/ui/field";
import type { Kept, KeptBusiness } from "@/lib/customization/businesses/device";
import type { Translator } from "@/lib/translations/translator";
import { businessName } from "./business-name";
import { factsTexts as texts } from "./texts";

const nameOf = (business: KeptBusiness, ownName: string, labelOf: Translator<"tradeLabels">) =>
  (business.name || ownName || businessName(business, labelOf)) +
  (business.owner && business.isUnsent ? texts.notInAccount : "");

/** Which of several businesses the templates show. */
export function BusinessChoice({
  kept: { present, list },
  isNew,
  ownName,
  onChoose,
}: {
  kept: Kept;
  isNew: boolean;
  /** The profile's, for a business without a name of its own. */
  ownName: string;
  onChoose: (id: string) => void;
}) {
  const labelOf = useTranslations("tradeLabels");
  const isOther = isNew || present === null;
  if (list.length + (isOther ? 1 : 0) < 2) return null;
  const options = list.map((it) => ({ value: it.id, label: nameOf(it, ownName, labelOf) }));
  return (
    <div className="mt-5 sm:max-w-1/2">
      <SelectField
        label={texts.business}
        options={isOther ? [{ value: "", label: texts.newBusiness }, ...options] : options}
        value={isOther ? "" : present}
        onChange={({ target }) => onChoose(target.value)}
      />
    </div>
  );
}
