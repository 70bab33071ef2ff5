"use client";

import { useTranslations } from "#translations";
import type { LinkSlot, LinkValue } from "@/components/templates/content/slots";
import { TextField } from "@/components/ui/field";
import { lengthNote } from "@/components/ui/length-note";
import { useEditor, useLanguage, useSlotValue } from "../use-editor";
import { TargetField } from "./target-field";

/** The words of a link, and its target. */
export function LinkField({ path, slot }: { path: string; slot: LinkSlot }) {
  const t = useTranslations("slotFields");
  const labelOf = useTranslations("slotLabels");
  const ui = useTranslations("ui");
  const { store } = useEditor();
  const language = useLanguage();
  // The value of a link slot.
  const value = useSlotValue(path) as LinkValue;
  const change = (part: Partial<LinkValue>) => store.setSlot(path, { ...value, ...part });
  return (
    <fieldset>
      <legend className="sr-only">{slot.label}</legend>
      <TextField
        label={slot.label === labelOf("Link") ? t("linkText") : slot.label}
        value={value.label}
        {...lengthNote(value.label, slot.max, ui)}
        lang={language}
        autoComplete="off"
        onChange={({ target }) => change({ label: target.value })}
      />
      <TargetField legend={t("leadsTo")} to={value.to} onChange={(to) => change({ to })} />
    </fieldset>
  );
}
