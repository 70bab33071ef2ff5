"use client";

import { useRouter } from "next/navigation";
import { FormProvider, useForm } from "react-hook-form";
import { button } from "@/components/ui/button";
import { checkedBy, isSending, sendOnce } from "@/components/ui/checked-by";
import { TextField } from "@/components/ui/field";
import { say, sayError } from "@/components/ui/notices";
import { register as createAccount } from "@/lib/accounts/client";
import type { RegisterForm as Fields } from "@/lib/accounts/schemas";
import { links } from "@/lib/links";
import { NewPassword } from "./new-password";

const schema = () => import("@/lib/accounts/schemas").then((it) => it.registerSchema);

export function RegisterForm() {
  const router = useRouter();
  const form = useForm({
    mode: "onTouched",
    resolver: checkedBy(schema),
    defaultValues: { name: "", email: "", password: "", confirmPassword: "", logo: "" },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const isBusy = isSending(formState);

  async function create(fields: Fields) {
    try {
      await createAccount(fields);
      void say({ title: "Success", text: "User created successfully!", tone: "good" });
      router.push(links.login);
    } catch (error) {
      void sayError(error);
    }
  }

  return (
    <FormProvider {...form}>
      <form onSubmit={sendOnce(formState, handleSubmit(create))} noValidate>
        <fieldset disabled={isBusy} className="space-y-4">
          <TextField
            label="Name"
            hint="Of your company, as your templates show it."
            autoComplete="organization"
            error={errors.name?.message}
            {...register("name")}
          />
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            error={errors.email?.message}
            {...register("email")}
          />
          <NewPassword label="Password" />
          <button type="submit" className={`${button()} w-full`}>
            {isBusy ? "Creating your account…" : "Register"}
          </button>
        </fieldset>
      </form>
    </FormProvider>
  );
}
