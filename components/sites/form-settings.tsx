"use client";

import { type FormEvent, useState } from "react";
import { TextField } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-hydrated";
import { SaveRow } from "./save-row";
import { formSettingsTexts as texts } from "./texts";
import type { useSite } from "./use-site";

type FormSettingsProps = Pick<ReturnType<typeof useSite>, "site" | "isSending" | "change">;

/** The owner's payment link, and the address that forms are sent to. */
export function FormSettings({ site, isSending, change }: FormSettingsProps) {
  const { form, license } = site;
  const [paymentLink, setPaymentLink] = useState(form.paymentLink ?? "");
  const [formAddress, setFormAddress] = useState(form.formAddress ?? "");
  const [isSaved, setIsSaved] = useState(false);
  const isHydrated = useHydrated();
  const isSame =
    paymentLink === (form.paymentLink ?? "") && formAddress === (form.formAddress ?? "");
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsSaved(false);
    setIsSaved(
      await change((client) => client.saveFormSettings(license, paymentLink, formAddress)),
    );
  };
  return (
    <form onSubmit={save} className="mt-4">
      <fieldset disabled={isSending || !isHydrated} className="grid gap-5">
        <TextField
          label={texts.paymentLink}
          hint={texts.paymentLinkHint}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={paymentLink}
          onChange={(event) => {
            setPaymentLink(event.target.value);
            setIsSaved(false);
          }}
        />
        <TextField
          label={texts.formAddress}
          hint={texts.formAddressHint}
          type="url"
          inputMode="url"
          placeholder={form.address}
          value={formAddress}
          onChange={(event) => {
            setFormAddress(event.target.value);
            setIsSaved(false);
          }}
        />
        <SaveRow texts={texts} isSending={isSending} isSaved={isSaved} isSame={isSame} />
      </fieldset>
    </form>
  );
}
