"use client";

import { useTranslations } from "#translations";
import { SelectField } from "@/components/ui/field";
import type { Kept, KeptBusiness } from "@/lib/customization/businesses/device";
import { businessName } from "./business-name";

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
  const t = useTranslations("facts");
  const labelOf = useTranslations("tradeLabels");
  const isOther = isNew || present === null;
  if (list.length + (isOther ? 1 : 0) < 2) return null;
  const nameOf = (it: KeptBusiness) => it.name || ownName || businessName(it, labelOf);
  const options = list.map((it) => ({
    value: it.id,
    label: it.owner && it.isUnsent ? t("notInAccount", { business: nameOf(it) }) : nameOf(it),
  }));
  return (
    <div className="mt-5 sm:max-w-1/2">
      <SelectField
        label={t("business")}
        options={isOther ? [{ value: "", label: t("newBusiness") }, ...options] : options}
        value={isOther ? "" : present}
        onChange={({ target }) => onChoose(target.value)}
      />
    </div>
  );
}
