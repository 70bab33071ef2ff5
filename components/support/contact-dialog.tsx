"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useTranslations } from "#translations";
import { FormDialog } from "@/components/layout/form-dialog";
import { button } from "@/components/ui/button";
import { TextArea, TextField } from "@/components/ui/field";
import { ShopError } from "@/lib/errors";
import { sendContact } from "@/lib/support/contact/client";
import { type ContactForm, contactMissing, contactSchema } from "@/lib/support/contact/schemas";

interface ContactDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ContactDialog({ isOpen, onOpenChange }: ContactDialogProps) {
  const t = useTranslations("contact");
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t("title")}
      description={t("description")}
      form={(onSent) => <Form onSent={onSent} />}
      sent={{
        text: t("sent"),
        back: t("backToShop"),
      }}
    />
  );
}

function Form({ onSent }: { onSent: () => void }) {
  const t = useTranslations("contact");
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(contactSchema),
    defaultValues: {
      user_name: "",
      lastname: "",
      company: "",
      user_email: "",
      message: "",
    },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (form: ContactForm) => {
    try {
      await sendContact(form);
      onSent();
    } catch (error) {
      const failure = error instanceof ShopError ? error : new ShopError("bug", String(error));
      setError("root", { message: failure.message });
    }
  });
  /** The full sentence about missing fields is shown once, below the form; each field gets a short one. */
  const fieldMessage = (message?: string) =>
    message === contactMissing() ? t("missing") : message;
  const isMissing = [errors.user_email, errors.message].some(
    (it) => it?.message === contactMissing(),
  );

  return (
    <form onSubmit={submit} noValidate className="mt-5">
      <fieldset disabled={isSubmitting} className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t("firstName")}
          autoComplete="given-name"
          error={errors.user_name?.message}
          {...register("user_name")}
        />
        <TextField
          label={t("lastName")}
          autoComplete="family-name"
          error={errors.lastname?.message}
          {...register("lastname")}
        />
        <TextField
          label={t("company")}
          autoComplete="organization"
          error={errors.company?.message}
          {...register("company")}
        />
        <TextField
          label={t("email")}
          type="email"
          autoComplete="email"
          isRequired
          error={fieldMessage(errors.user_email?.message)}
          {...register("user_email")}
        />
        <div className="sm:col-span-2">
          <TextArea
            label={t("message")}
            isRequired
            error={fieldMessage(errors.message?.message)}
            {...register("message")}
          />
        </div>
      </fieldset>
      <p role="alert" className="mt-3 min-h-6 text-bad text-sm">
        {errors.root?.message ?? (isMissing ? contactMissing() : "")}
      </p>
      <button type="submit" disabled={isSubmitting} className={`${button()} mt-1 w-full sm:w-auto`}>
        {isSubmitting ? t("sending") : t("send")}
      </button>
    </form>
  );
}
