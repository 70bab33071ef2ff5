"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useController, useForm } from "react-hook-form";
import { z } from "zod";
import { MadeToken } from "@/components/accounts/security/made-token";
import { Dialog } from "@/components/ui/dialog";
import { errorMessage } from "@/components/ui/error-message";
import { SelectField, TextField } from "@/components/ui/field";
import { FormEnd } from "@/components/ui/form-end";
import { getApiTokens, postApiToken } from "@/lib/platform/api-tokens/endpoints";
import { offeredDays } from "@/lib/platform/api-tokens/rules";
import { apiTokenBody } from "@/lib/platform/api-tokens/schemas";
import { callApi } from "@/lib/platform/http/client";
import { apiTokenTexts as texts } from "./api-token-texts";
import { ScopeFields } from "./scope-fields";
import { backOfficeTexts } from "./texts";

interface ApiTokenDialogProps {
  onClose: () => void;
}

/** Creates an API token and shows it. */
export function ApiTokenDialog({ onClose }: ApiTokenDialogProps) {
  const [made, setMade] = useState<string | null>(null);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={made ? texts.madeTitle : texts.make}
      {...(made ? { description: texts.madeText } : {})}
    >
      {made ? <MadeToken token={made} onDone={onClose} /> : <TokenForm onMade={setMade} />}
    </Dialog>
  );
}

/** The form's values: the days as text. */
const formSchema = apiTokenBody.extend({
  days: z.string().transform(Number).pipe(apiTokenBody.shape.days),
});

const emptyForm: z.input<typeof formSchema> = { name: "", days: "90", scopes: [] };

function TokenForm({ onMade }: { onMade: (token: string) => void }) {
  const client = useQueryClient();
  const { register, handleSubmit, setError, control, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: emptyForm,
  });
  const { errors, isSubmitting } = formState;
  const { field: scopes } = useController({ name: "scopes", control });
  const make = handleSubmit(async (body) => {
    try {
      const { token } = await callApi(postApiToken, { body });
      await client.invalidateQueries({ queryKey: [getApiTokens.path] });
      onMade(token);
    } catch (error) {
      setError("root", { message: errorMessage(error) });
    }
  });
  return (
    <form onSubmit={make} noValidate className="mt-5">
      <fieldset disabled={isSubmitting} className="grid gap-4">
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
        <ScopeFields
          scopes={scopes.value}
          error={errors.scopes?.message}
          onChange={scopes.onChange}
        />
        <FormEnd
          problem={errors.root?.message}
          submit={isSubmitting ? backOfficeTexts.oneMoment : texts.submit}
        />
      </fieldset>
    </form>
  );
}
