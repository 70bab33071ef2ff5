"use client";

import { useTranslations } from "#translations";
import { TextField } from "@/components/ui/field";
import { SettingsForm } from "./settings-form";
import type { useSite } from "./use-site";

type FormSettingsProps = Pick<ReturnType<typeof useSite>, "site" | "isSending" | "change">;

/** The owner's payment link, and the address that forms are sent to. */
export function FormSettings({ site: { form, license }, isSending, change }: FormSettingsProps) {
  const t = useTranslations("formSettings");
  return (
    <SettingsForm<"paymentLink" | "formAddress">
      isSending={isSending}
      save={({ paymentLink, formAddress }) =>
        change((client) => client.saveFormSettings(license, paymentLink, formAddress))
      }
    >
      <TextField
        label={t("paymentLink")}
        hint={t("paymentLinkHint")}
        type="url"
        inputMode="url"
        placeholder="https://"
        name="paymentLink"
        defaultValue={form.paymentLink ?? ""}
      />
      <TextField
        label={t("formAddress")}
        hint={t("formAddressHint")}
        type="url"
        inputMode="url"
        placeholder={form.address}
        name="formAddress"
        defaultValue={form.formAddress ?? ""}
      />
    </SettingsForm>
  );
}
