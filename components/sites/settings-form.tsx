"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";

interface SettingsFormProps<Name extends string> {
  /** Where other words than these are clearer. */
  texts?: Readonly<Record<"save" | "saving" | "saved", string>>;
  isSending: boolean;
  /** Gets the values by the names of the fields. Resolves to true after success. */
  save: (values: Record<Name, string>) => Promise<boolean>;
  /** Fields that keep what is typed themselves. */
  children: ReactNode;
}

/** Settings that are saved together, with a button that says whether they are. */
export function SettingsForm<Name extends string>({
  texts,
  isSending,
  save,
  children,
}: SettingsFormProps<Name>) {
  const t = useTranslations("settingsForm");
  const words = texts ?? { save: t("save"), saving: t("saving"), saved: t("saved") };
  const [state, setState] = useState<"same" | "changed" | "saved">("same");
  const isHydrated = useHydrated();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    setState("changed");
    // The form has text fields only.
    if (await save(values as Record<Name, string>)) setState("saved");
  };
  return (
    <form onSubmit={submit} onChange={() => setState("changed")} className="mt-4">
      <fieldset disabled={isSending || !isHydrated} className="grid gap-5">
        {children}
        <div className="flex flex-wrap items-center gap-4">
          <button type="submit" disabled={state !== "changed"} className={button("secondary")}>
            {isSending ? words.saving : words.save}
          </button>
          <p role="status" className="text-good text-sm">
            {state === "saved" && words.saved}
          </p>
        </div>
      </fieldset>
    </form>
  );
}
