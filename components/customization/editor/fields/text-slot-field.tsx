"use client";

import { useTranslations } from "#translations";
import type { TextSlot } from "@/components/templates/content/slots";
import { TextField } from "@/components/ui/field";
import { lengthNote } from "@/components/ui/length-note";
import { useEditor, useLanguage, useSlotValue } from "../use-editor";

/** One line of text. */
export function TextSlotField({ path, slot }: { path: string; slot: TextSlot }) {
  const t = useTranslations("ui");
  const { store } = useEditor();
  const language = useLanguage();
  const value = useSlotValue(path);
  const text = typeof value === "string" ? value : "";
  return (
    <TextField
      label={slot.label}
      value={text}
      lang={language}
      autoComplete="off"
      {...lengthNote(text, slot.max, t)}
      onChange={({ target }) => store.setSlot(path, target.value)}
    />
  );
}
