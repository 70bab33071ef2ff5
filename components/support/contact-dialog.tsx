"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { FormDialog } from "@/components/layout/form-dialog";
import { button } from "@/components/ui/button";
import { TextArea, TextField } from "@/components/ui/field";
import { ShopError } from "@/lib/errors";
import { sendContact } from "@/lib/support/contact/client";
import { type ContactForm, contactMissing, contactSchema } from "@/lib/support/contact/schemas";
import { contactButtonTexts } from "./button-texts";
import { contactTexts } from "./texts";

interface ContactDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ContactDialog({ isOpen, onOpenChange }: ContactDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={contactButtonTexts.talkToUs}
      description={contactTexts.description}
      form={(onSent) => <Form onSent={onSent} />}
      sent={{
        text: contactTexts.sent,
        back: contactTexts.backToShop,
      }}
    />
  );
}

/** The full sentence about missing fields is shown once, below the form; each field gets a short one. */
const fieldMessage = (message?: string) =>
  message === contactMissing ? contactTexts.missing : message;

function Form({ onSent }: { onSent: () => void }) {
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
  const isMissing = [errors.user_email, errors.message].some(
    (it) => it?.message === contactMissing,
  );

  return (
    <form onSubmit={submit} noValidate className="mt-5">
      <fieldset disabled={isSubmitting} className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={contactTexts.firstName}
          autoComplete="given-name"
          error={errors.user_name?.message}
          {...register("user_name")}
        />
        <TextField
          label={contactTexts.lastName}
          autoComplete="family-name"
          error={errors.lastname?.message}
          {...register("lastname")}
        />
        <TextField
          label={contactTexts.company}
          autoComplete="organization"
          error={errors.company?.message}
          {...register("company")}
        />
        <TextField
          label={contactTexts.email}
          type="email"
          autoComplete="email"
          isRequired
          error={fieldMessage(errors.user_email?.message)}
          {...register("user_email")}
        />
        <div className="sm:col-span-2">
          <TextArea
            label={contactTexts.message}
            isRequired
            error={fieldMessage(errors.message?.message)}
            {...register("message")}
          />
        </div>
      </fieldset>
      <p role="alert" className="mt-3 min-h-6 text-bad text-sm">
        {errors.root?.message ?? (isMissing ? contactMissing : "")}
      </p>
      <button type="submit" disabled={isSubmitting} className={`${button()} mt-1 w-full sm:w-auto`}>
        {isSubmitting ? contactTexts.sending : contactTexts.send}
      </button>
    </form>
  );
}
