"use client";

import { type FormEvent, useState } from "react";
import { button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { formSettingsTexts as texts } from "./texts";
import type { useSite } from "./use-site";

type FormSettingsProps = Pick<ReturnType<typeof useSite>, "site" | "isSending" | "change">;

/** The owner's link to a payment, and where forms are sent. */
export function FormSettings({ site, isSending, change }: FormSettingsProps) {
  const { form, license } = site;
  const [paymentLink, setPaymentLink] = useState(form.paymentLink ?? "");
  const [formAddress, setFormAddress] = useState(form.formAddress ?? "");
  const [isSaved, setIsSaved] = useState(false);
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
      <fieldset disabled={isSending} className="grid gap-5">
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
        <div className="flex flex-wrap items-center gap-4">
          <button type="submit" disabled={isSame} className={button("secondary")}>
            {isSending ? texts.saving : texts.save}
          </button>
          <p role="status" className="text-good text-sm">
            {isSaved && texts.saved}
          </p>
        </div>
      </fieldset>
    </form>
  );
}
