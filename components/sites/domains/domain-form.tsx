"use client";

import { type FormEvent, useState } from "react";
import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { errorMessage } from "@/components/ui/error-message";
import { TextField } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { useDomains } from "./use-domains";

type DomainFormProps = Pick<ReturnType<typeof useDomains>, "change" | "isSending"> & {
  license: string;
};

/** The form for the domain of a site. */
export function DomainForm({ license, change, isSending }: DomainFormProps) {
  const t = useTranslations("siteDomain");
  const [host, setHost] = useState("");
  const [error, setError] = useState<string>();
  const isHydrated = useHydrated();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const failure = await change((client) => client.chooseDomain(license, host, false));
    if (failure) setError(errorMessage(failure));
  };
  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={isSending || !isHydrated} className="grid gap-4">
        <TextField
          label={t("name")}
          value={host}
          error={error}
          hint={t("nameHint")}
          placeholder={t("placeholder")}
          inputMode="url"
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setHost(event.target.value);
            setError(undefined);
          }}
        />
        <div>
          <button type="submit" className={button()}>
            {isSending ? t("adding") : t("add")}
          </button>
        </div>
      </fieldset>
    </form>
  );
}
