"use client";

import { useId } from "react";
import { DialogForm } from "@/components/accounts/dialog-form";
import { SelectField, TextField } from "@/components/ui/field";
import { makeProfileToken } from "@/lib/accounts/api-tokens/client";
import { type OwnScope, offeredDays, ownScopes } from "@/lib/platform/api-tokens/rules";
import { type Proof, ProofFields } from "./proof-fields";
import { programTexts as texts } from "./texts";

const schema = () => import("@/lib/accounts/api-tokens/schemas").then((it) => it.ownApiTokenForm);

const noScopes: OwnScope[] = [];

interface TokenFormProps {
  security: Proof;
  onMade: (made: Awaited<ReturnType<typeof makeProfileToken>>) => void;
}

/** Asks for the name of a program, what it may read, for how long, and again for the credentials. */
export function TokenForm({ security, onMade }: TokenFormProps) {
  const errorId = useId();
  return (
    <DialogForm
      schema={schema}
      defaultValues={{ name: "", days: "90", scopes: noScopes, currentPassword: "", code: "" }}
      send={(body) => makeProfileToken(body).then(onMade)}
      submit={texts.submit}
      submitting={texts.busy}
    >
      {({ register, formState: { errors } }) => (
        <>
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            autoComplete="off"
            error={errors.name?.message}
            {...register("name")}
          />
          <SelectField
            label={texts.days}
            options={offeredDays}
            error={errors.days?.message}
            {...register("days")}
          />
          <fieldset aria-describedby={errors.scopes ? errorId : undefined}>
            <legend className="mb-1.5 font-medium text-sm">{texts.mayRead}</legend>
            {ownScopes.map((scope) => (
              <label key={scope} className="flex items-center gap-3 py-1.5">
                <input type="checkbox" value={scope} {...register("scopes")} className="size-4" />
                <span>{texts.scopes[scope]}</span>
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
