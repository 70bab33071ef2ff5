"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { iconButton } from "./button";
import { Field, type FieldTexts } from "./field";

type PasswordFieldProps = FieldTexts & Omit<ComponentProps<"input">, "type">;

/** A password that can be looked at while it is typed. */
export function PasswordField({
  label,
  error,
  hint,
  isRequired,
  "aria-describedby": describedBy,
  ...input
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field {...{ label, error, hint, isRequired }}>
      {({ className, "aria-describedby": noteId, ...wiring }) => (
        <div className="grid *:col-start-1 *:row-start-1">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...wiring}
            type={isShown ? "text" : "password"}
            aria-describedby={[noteId, describedBy].filter(Boolean).join(" ") || undefined}
            className={`${className} h-11 pr-12`}
          />
          <button
            type="button"
            disabled={input.disabled}
            aria-label={`${isShown ? "Hide" : "Show"} ${label.toLowerCase()}`}
            aria-controls={wiring.id}
            className={`${iconButton} justify-self-end`}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon className="size-5" strokeWidth={1.5} aria-hidden />
          </button>
        </div>
      )}
    </Field>
  );
}
