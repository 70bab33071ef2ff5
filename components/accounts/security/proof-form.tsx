"use client";

import { DialogForm } from "@/components/accounts/dialog-form";
import type { OwnProof } from "@/lib/accounts/schemas";
import { type Proof, ProofFields } from "./proof-fields";
import { proofTexts as texts } from "./texts";

interface ProofFormProps {
  security: Proof;
  submit: string;
  send: (proof: OwnProof) => Promise<void>;
}

const schema = () => import("@/lib/accounts/schemas").then((it) => it.ownProofSchema);

/** A form that asks again for the account's credentials before something is removed. */
export const ProofForm = ({ security, submit, send }: ProofFormProps) => (
  <DialogForm
    schema={schema}
    defaultValues={{ currentPassword: "", code: "" }}
    send={send}
    submit={submit}
    submitting={texts.busy}
  >
    {() => <ProofFields security={security} />}
  </DialogForm>
);
