"use client";

import type { ReactNode } from "react";
import { useTranslations } from "#translations";
import { DialogForm } from "@/components/accounts/dialog-form";
import type { Removal } from "@/lib/accounts/schemas";
import { type Proof, ProofFields } from "./proof-fields";

interface ProofFormProps {
  security: Proof;
  submit: string;
  send: (proof: Removal) => Promise<void>;
  /** Further fields. */
  children?: ReactNode;
}

const schema = () => import("@/lib/accounts/schemas").then((it) => it.removalSchema);

/** A form that asks again for the account's credentials before something is removed. */
export const ProofForm = ({ security, submit, send, children }: ProofFormProps) => {
  const t = useTranslations("proof");
  return (
    <DialogForm
      schema={schema}
      defaultValues={{ currentPassword: "", code: "", keepsApiTokens: false }}
      send={send}
      submit={submit}
      submitting={t("busy")}
    >
      {() => (
        <>
          <ProofFields security={security} />
          {children}
        </>
      )}
    </DialogForm>
  );
};
