"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "#translations";
import { DialogForm } from "@/components/accounts/dialog-form";
import { MadeToken } from "@/components/accounts/security/made-token";
import { type Proof, ProofFields } from "@/components/accounts/security/proof-fields";
import { Dialog } from "@/components/ui/dialog";
import { errorMessage } from "@/components/ui/error-message";
import { SelectField, TextField } from "@/components/ui/field";
import { makeApiToken } from "@/lib/accounts/api-tokens/client";
import { fetchSecurity } from "@/lib/accounts/security/client";
import { getApiTokens } from "@/lib/platform/api-tokens/endpoints";
import { offeredDays } from "@/lib/platform/api-tokens/rules";
import type { Scope } from "@/lib/platform/staff/rules";
import { ScopeFields } from "./scope-fields";

interface ApiTokenDialogProps {
  onClose: () => void;
}

/** Creates an API token and shows it. */
export function ApiTokenDialog({ onClose }: ApiTokenDialogProps) {
  const t = useTranslations("newApiToken");
  const inList = useTranslations("apiTokenList");
  const [made, setMade] = useState<string | null>(null);
  const { data: security, error } = useQuery({
    queryKey: ["own-security"],
    queryFn: fetchSecurity,
    gcTime: 0,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={made ? t("madeTitle") : inList("make")}
      {...(made ? { description: t("madeText") } : {})}
    >
      {error && (
        <p role="alert" className="mt-5 text-bad">
          {errorMessage(error)}
        </p>
      )}
      {made && <MadeToken token={made} onDone={onClose} />}
      {!made && security && <TokenForm security={security} onMade={setMade} />}
    </Dialog>
  );
}

const schema = () => import("@/lib/accounts/api-tokens/schemas").then((it) => it.apiTokenForm);

const noScopes: Scope[] = [];

interface TokenFormProps {
  security: Proof;
  onMade: (token: string) => void;
}

function TokenForm({ security, onMade }: TokenFormProps) {
  const t = useTranslations("newApiToken");
  const backOffice = useTranslations("backOffice");
  const client = useQueryClient();
  return (
    <DialogForm
      schema={schema}
      defaultValues={{ name: "", days: "90", scopes: noScopes, currentPassword: "", code: "" }}
      send={async (body) => {
        const { token } = await makeApiToken(body);
        await client.invalidateQueries({ queryKey: [getApiTokens.path] });
        onMade(token);
      }}
      submit={t("submit")}
      submitting={backOffice("oneMoment")}
    >
      {({ register, watch, setValue, formState: { errors, isSubmitted } }) => (
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
          <ScopeFields
            scopes={watch("scopes")}
            error={errors.scopes?.message}
            onChange={(scopes) => setValue("scopes", scopes, { shouldValidate: isSubmitted })}
          />
          <ProofFields security={security} />
        </>
      )}
    </DialogForm>
  );
}
