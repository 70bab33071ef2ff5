"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { MailSent } from "@/components/illustrations/mail-sent";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { forgotPassword } from "@/lib/accounts/client";
import { forgotSchema } from "@/lib/accounts/schemas";

const sent = "Check your email. You will receive a link to create a new password";
const notSent =
  "There was an error trying to send the data, check the email entered or try again later";

interface ForgotDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ForgotDialog({ isOpen, onOpenChange }: ForgotDialogProps) {
  const [isSent, setIsSent] = useState(false);
  const close = (open: boolean) => {
    onOpenChange(open);
    if (!open) setIsSent(false);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      title="Forgot password"
      description={isSent ? undefined : "We send you a link with which you choose a new one."}
    >
      {isSent ? <Sent onClose={() => close(false)} /> : <Form onSent={() => setIsSent(true)} />}
    </Dialog>
  );
}

function Form({ onSent }: { onSent: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(forgotSchema),
    defaultValues: { email: "" },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit((form) =>
    forgotPassword(form).then(onSent, () => setError("root", { message: notSent })),
  );
  return (
    <form onSubmit={submit} noValidate className="mt-5">
      <fieldset disabled={isSubmitting}>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register("email")}
        />
        <p role="alert" className="mt-3 min-h-6 text-bad text-sm">
          {errors.root?.message}
        </p>
        <button type="submit" className={`${button()} mt-1 w-full sm:w-auto`}>
          {isSubmitting ? "Sending…" : "Send link"}
        </button>
      </fieldset>
    </form>
  );
}

function Sent({ onClose }: { onClose: () => void }) {
  return (
    <div className="mt-4">
      <MailSent className="mx-auto h-40" />
      <p role="status" className="mt-4 text-lg">
        {sent}
      </p>
      <button type="button" className={`${button()} mt-5`} onClick={onClose}>
        Back to login
      </button>
    </div>
  );
}
