"use client";

import { type ComponentProps, type FormEvent, type ReactElement, useId, useState } from "react";
import { useTranslations } from "#translations";
import { lengthNote } from "./length-note";

interface ControlProps {
  id: string;
  "aria-invalid": boolean | undefined;
  "aria-describedby": string | undefined;
  className: string;
}

export interface FieldTexts {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  isRequired?: boolean | undefined;
}

interface FieldProps extends FieldTexts {
  children: (controlProps: ControlProps) => ReactElement;
}

const controlClass =
  "w-full rounded-control border border-line-strong bg-paper px-3 text-ink transition-colors placeholder:text-ink-soft hover:border-ink aria-invalid:border-bad disabled:opacity-60";

/** A label, its control and its error or hint, connected by id for screen readers. */
export function Field({ label, error, hint, isRequired = false, children }: FieldProps) {
  const t = useTranslations("ui");
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
        {isRequired && <span className="text-ink-soft">{t("required")}</span>}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": note ? noteId : undefined,
        className: controlClass,
      })}
      {note && (
        <p id={noteId} className={`mt-1.5 text-sm ${error ? "text-bad" : "text-ink-soft"}`}>
          {note}
        </p>
      )}
    </div>
  );
}

interface Limited {
  /** The most characters, as people count them. What is too long stays, and is said. */
  maxCharacters?: number;
}

/** The note of a text with a limit, and the handler that keeps it up to date. */
function useLengthNote(max: number | undefined, value: unknown, { error, hint }: FieldTexts) {
  const t = useTranslations("ui");
  const [typed, setTyped] = useState("");
  if (max === undefined) return { note: { error, hint } };
  const note = lengthNote(typeof value === "string" ? value : typed, max, t);
  return {
    note: { error: error ?? note.error, hint: note.hint ?? hint },
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setTyped(event.currentTarget.value),
  };
}

export function TextField({
  label,
  error,
  hint,
  isRequired,
  maxCharacters,
  ...input
}: FieldTexts & Limited & ComponentProps<"input">) {
  const { note, ...handlers } = useLengthNote(maxCharacters, input.value, { label, error, hint });
  return (
    <Field label={label} {...note} isRequired={isRequired}>
      {({ className, ...controlProps }) => (
        <input {...input} {...handlers} {...controlProps} className={`${className} h-11`} />
      )}
    </Field>
  );
}

export function TextArea({
  label,
  error,
  hint,
  isRequired,
  maxCharacters,
  ...input
}: FieldTexts & Limited & ComponentProps<"textarea">) {
  const { note, ...handlers } = useLengthNote(maxCharacters, input.value, { label, error, hint });
  return (
    <Field label={label} {...note} isRequired={isRequired}>
      {({ className, ...controlProps }) => (
        <textarea
          {...input}
          {...handlers}
          {...controlProps}
          className={`${className} min-h-32 py-2.5`}
        />
      )}
    </Field>
  );
}

interface Option {
  value: string;
  label: string;
}

/** A plain text is its own label. */
const optionOf = (option: string | Option): Option =>
  typeof option === "string" ? { value: option, label: option } : option;

export function SelectField({
  label,
  error,
  hint,
  isRequired,
  options,
  ...input
}: FieldTexts & ComponentProps<"select"> & { options: readonly (string | Option)[] }) {
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired}>
      {({ className, ...controlProps }) => (
        <select {...input} {...controlProps} className={`${className} h-11`}>
          {options.map(optionOf).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function CheckboxField({
  label,
  error,
  className = "",
  ...input
}: Pick<FieldTexts, "label" | "error"> & ComponentProps<"input">) {
  const noteId = useId();
  return (
    <div className={className}>
      <label className="flex items-baseline gap-3">
        <input
          {...input}
          type="checkbox"
          className="accent-accent"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
        />
        {label}
      </label>
      {error && (
        <p id={noteId} className="mt-1.5 text-bad text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

interface ChoiceFieldProps<Value extends string> extends FieldTexts {
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A select whose options have labels of their own. */
export function ChoiceField<Value extends string>({
  label,
  error,
  hint,
  isRequired,
  options,
  value,
  onChoose,
}: ChoiceFieldProps<Value>) {
  return (
    <Field label={label} error={error} hint={hint} isRequired={isRequired}>
      {({ className, ...controlProps }) => (
        <select
          {...controlProps}
          className={`${className} h-11`}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((it) => it.value === target.value);
            if (chosen) onChoose(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
