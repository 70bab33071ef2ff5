"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useTranslations } from "#translations";
import { FormDialog } from "@/components/layout/form-dialog";
import { button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { forgotPassword } from "@/lib/accounts/client";
import { forgotSchema } from "@/lib/accounts/schemas";

interface ForgotPasswordDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ForgotPasswordDialog({ isOpen, onOpenChange }: ForgotPasswordDialogProps) {
  const t = useTranslations("forgot");
  const accountText = useTranslations("account");
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t("title")}
      description={t("description")}
      form={(onSent) => <Form onSent={onSent} />}
      sent={{
        text: t("sent"),
        back: accountText("backToLogin"),
      }}
    />
  );
}

function Form({ onSent }: { onSent: () => void }) {
  const t = useTranslations("forgot");
  const accountText = useTranslations("account");
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(forgotSchema),
    defaultValues: { email: "" },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit((form) =>
    forgotPassword(form).then(onSent, () => setError("root", { message: t("notSent") })),
  );
  return (
    <form onSubmit={submit} noValidate className="mt-5">
      <fieldset disabled={isSubmitting}>
        <TextField
          label={accountText("email")}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register("email")}
        />
        <p role="alert" className="mt-3 min-h-6 text-bad text-sm">
          {errors.root?.message}
        </p>
        <button type="submit" className={`${button()} mt-1 w-full sm:w-auto`}>
          {isSubmitting ? t("sending") : t("send")}
        </button>
      </fieldset>
    </form>
  );
}
