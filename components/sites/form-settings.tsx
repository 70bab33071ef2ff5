"use client";

import { TextField } from "@/components/ui/field";
import { SettingsForm } from "./settings-form";
import { formSettingsTexts as texts } from "./texts";
import type { useSite } from "./use-site";

type FormSettingsProps = Pick<ReturnType<typeof useSite>, "site" | "isSending" | "change">;

/** The owner's payment link, and the address that forms are sent to. */
export const FormSettings = ({ site: { form, license }, isSending, change }: FormSettingsProps) => (
  <SettingsForm<"paymentLink" | "formAddress">
    texts={texts}
    isSending={isSending}
    save={({ paymentLink, formAddress }) =>
      change((client) => client.saveFormSettings(license, paymentLink, formAddress))
    }
  >
    <TextField
      label={texts.paymentLink}
      hint={texts.paymentLinkHint}
      type="url"
      inputMode="url"
      placeholder="https://"
      name="paymentLink"
      defaultValue={form.paymentLink ?? ""}
    />
    <TextField
      label={texts.formAddress}
      hint={texts.formAddressHint}
      type="url"
      inputMode="url"
      placeholder={form.address}
      name="formAddress"
      defaultValue={form.formAddress ?? ""}
    />
  </SettingsForm>
);
