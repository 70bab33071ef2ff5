"use client";

import { type FormEvent, useState } from "react";
import { button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog } from "@/components/ui/dialog";
import { SelectField, TextField } from "@/components/ui/field";
import { getApiTokens, postApiToken } from "@/lib/api-tokens/endpoints";
import { ShopError } from "@/lib/errors";
import { callApi } from "@/lib/http/client";
import type { Scope } from "@/lib/staff/rules";
import { apiTokenTexts as texts } from "./api-token-texts";
import { ScopeFields } from "./scope-fields";
import { backOfficeTexts } from "./texts";
import { useListMutation } from "./use-list-mutation";

const lifetimes = ["7", "30", "90", "365"];

interface ApiTokenDialogProps {
  onClose: () => void;
}

/** Makes an API token, and shows it. */
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

function TokenForm({ onMade }: { onMade: (token: string) => void }) {
  const [name, setName] = useState("");
  const [days, setDays] = useState("90");
  const [scopes, setScopes] = useState<Scope[]>([]);
  const { mutate, error, isPending } = useListMutation(
    [getApiTokens.path],
    async () => {
      const { token } = await callApi(postApiToken, { body: { name, days: Number(days), scopes } });
      onMade(token);
    },
    { hasAlert: false },
  );
  const fields = (error instanceof ShopError && error.fields) || {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(undefined);
  };
  return (
    <form onSubmit={submit} noValidate className="mt-5">
      <fieldset disabled={isPending} className="grid gap-4">
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          maxLength={60}
          autoComplete="off"
          value={name}
          error={fields.name}
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField
          label={texts.days}
          options={lifetimes}
          value={days}
          error={fields.days}
          onChange={(event) => setDays(event.target.value)}
        />
        <ScopeFields scopes={scopes} error={fields.scopes} onChange={setScopes} />
        {error && Object.keys(fields).length === 0 && (
          <p role="alert" className="text-bad">
            {error.message}
          </p>
        )}
        <button type="submit" className={button()}>
          {isPending ? backOfficeTexts.oneMoment : texts.submit}
        </button>
      </fieldset>
    </form>
  );
}

const MadeToken = ({ token, onDone }: { token: string; onDone: () => void }) => (
  <div className="mt-5 grid gap-4">
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-line bg-paper py-2 pr-2 pl-4">
      <code className="min-w-0 break-all font-mono text-sm">{token}</code>
      <CopyButton text={token} what={texts.what} />
    </div>
    <p className="text-ink-soft text-sm">
      {texts.usage} <code className="whitespace-nowrap font-mono">Authorization: Bearer …</code>
    </p>
    <button type="button" className={button()} onClick={onDone}>
      {texts.done}
    </button>
  </div>
);
