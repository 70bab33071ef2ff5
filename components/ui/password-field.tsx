"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTranslations } from "#translations";
import { iconButton } from "./button";
import { Field, type FieldTexts } from "./field";

type PasswordFieldProps = FieldTexts & Omit<ComponentProps<"input">, "type">;

/** A password input with a button that shows or hides its value. */
export function PasswordField({
  label,
  error,
  hint,
  isRequired,
  "aria-describedby": describedBy,
  ...input
}: PasswordFieldProps) {
  const t = useTranslations("ui");
  const [isVisible, setIsVisible] = useState(false);
  const value = { label: label.toLowerCase() };
  const Icon = isVisible ? EyeOff : Eye;
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired}>
      {({ className, "aria-describedby": noteId, ...controlProps }) => (
        <div className="grid *:col-start-1 *:row-start-1">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...controlProps}
            type={isVisible ? "text" : "password"}
            aria-describedby={[noteId, describedBy].filter(Boolean).join(" ") || undefined}
            className={`${className} h-11 pe-12`}
          />
          <button
            type="button"
            disabled={input.disabled}
            aria-label={isVisible ? t("hideValue", value) : t("showValue", value)}
            aria-controls={controlProps.id}
            className={`${iconButton} justify-self-end`}
            onClick={() => setIsVisible(!isVisible)}
          >
            <Icon className="size-5" strokeWidth={1.5} aria-hidden />
          </button>
        </div>
      )}
    </Field>
  );
}
