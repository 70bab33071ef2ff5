"use client";

import { useRouter } from "next/navigation";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslations } from "#translations";
import { showAlert } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { isSubmittingForm, lazyZodResolver, submitOnce } from "@/components/ui/form-submit";
import { useLocalizedPath } from "@/components/ui/use-localized-path";
import { resetPassword } from "@/lib/accounts/client";
import type { ResetForm as Fields } from "@/lib/accounts/schemas";
import { links } from "@/lib/links";
import { NewPasswordFields } from "./new-password-fields";
import { showRefusal } from "./show-refusal";

const schema = () => import("@/lib/accounts/schemas").then((it) => it.resetFormSchema);

/** The token of the emailed link: the last part of this page's address. */
const tokenOfPage = () => location.pathname.split("/").at(-1) ?? "";

/** Sets a new password with the token of an emailed link. */
export function ResetForm() {
  const t = useTranslations("reset");
  const accountText = useTranslations("account");
  const router = useRouter();
  const localized = useLocalizedPath();
  const form = useForm({
    resolver: lazyZodResolver(schema),
    defaultValues: { password: "", confirmPassword: "" },
  });
  const isBusy = isSubmittingForm(form.formState);

  async function reset({ password }: Fields) {
    try {
      await resetPassword(tokenOfPage(), password);
      void showAlert({ title: accountText("success"), text: t("updated"), tone: "good" });
      router.push(localized(links.login));
    } catch (error) {
      showRefusal(error, ["password"], form.setError);
    }
  }

  return (
    <FormProvider {...form}>
      <form
        onSubmit={submitOnce(form.formState, form.handleSubmit(reset))}
        noValidate
        className="mt-8"
      >
        <fieldset disabled={isBusy} className="space-y-4">
          <NewPasswordFields label={t("newPassword")} hidesRules />
          <button type="submit" className={`${button()} w-full`}>
            {isBusy ? t("saving") : t("reset")}
          </button>
        </fieldset>
      </form>
    </FormProvider>
  );
}
