"use client";

import { useId } from "react";
import { useTranslations } from "#translations";
import { DialogForm } from "@/components/accounts/dialog-form";
import { SelectField, TextField } from "@/components/ui/field";
import { makeProfileToken } from "@/lib/accounts/api-tokens/client";
import { type OwnScope, offeredDays, ownScopes } from "@/lib/platform/api-tokens/rules";
import { type Proof, ProofFields } from "./proof-fields";

const schema = () => import("@/lib/accounts/api-tokens/schemas").then((it) => it.ownApiTokenForm);

/** What a token may read: alone, and within a sentence. */
export const scopeMessages = {
  "own-orders:read": { label: "orders", inList: "ordersInList" },
  "own-sites:read": { label: "sites", inList: "sitesInList" },
} as const satisfies Record<OwnScope, unknown>;

const noScopes: OwnScope[] = [];

interface TokenFormProps {
  security: Proof;
  onMade: (made: Awaited<ReturnType<typeof makeProfileToken>>) => void;
}

/** Asks for the name of a program, what it may read, for how long, and again for the credentials. */
export function TokenForm({ security, onMade }: TokenFormProps) {
  const t = useTranslations("program");
  const errorId = useId();
  return (
    <DialogForm
      schema={schema}
      defaultValues={{ name: "", days: "90", scopes: noScopes, currentPassword: "", code: "" }}
      send={(body) => makeProfileToken(body).then(onMade)}
      submit={t("submit")}
      submitting={t("busy")}
    >
      {({ register, formState: { errors } }) => (
        <>
          <TextField
            label={t("name")}
            hint={t("nameHint")}
            autoComplete="off"
            error={errors.name?.message}
            {...register("name")}
          />
          <SelectField
            label={t("days")}
            options={offeredDays}
            error={errors.days?.message}
            {...register("days")}
          />
          <fieldset aria-describedby={errors.scopes ? errorId : undefined}>
            <legend className="mb-1.5 font-medium text-sm">{t("mayRead")}</legend>
            {ownScopes.map((scope) => (
              <label key={scope} className="flex items-center gap-3 py-1.5">
                <input type="checkbox" value={scope} {...register("scopes")} className="size-4" />
                <span>{t(scopeMessages[scope].label)}</span>
              </label>
            ))}
            {errors.scopes && (
              <p id={errorId} role="alert" className="mt-1.5 text-bad text-sm">
                {errors.scopes.message}
              </p>
            )}
          </fieldset>
          <ProofFields security={security} />
        </>
      )}
    </DialogForm>
  );
}
