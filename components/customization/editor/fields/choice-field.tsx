"use client";

import type { ChoiceSlot } from "@/components/templates/content/slots";
import { Field } from "@/components/ui/field";
import { useEditor, useSlotValue } from "../use-editor";

export function ChoiceField({ path, slot }: { path: string; slot: ChoiceSlot }) {
  const { store } = useEditor();
  const value = String(useSlotValue(path));
  return (
    <Field label={slot.label}>
      {({ className, ...control }) => (
        <select
          {...control}
          className={`${className} h-11`}
          value={value}
          onChange={({ target }) => store.setSlot(path, target.value, { isTyping: false })}
        >
          {Object.entries(slot.options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
