"use client";

import { useTranslations } from "#translations";
import { businessName } from "@/components/customization/facts/business-name";
import { SelectField } from "@/components/ui/field";
import { Anchor } from "@/components/ui/link";
import type { StoredBusiness } from "@/lib/customization/businesses/schemas";
import { links } from "@/lib/links";
import { SettingsForm } from "./settings-form";
import { businessSettingsTexts as texts } from "./texts";
import type { useSite } from "./use-site";

type BusinessSettingsProps = Pick<ReturnType<typeof useSite>, "site" | "isSending" | "change"> & {
  businesses: readonly StoredBusiness[];
};

/** Whose facts the next publication tells search engines. */
export function BusinessSettings({ businesses, site, isSending, change }: BusinessSettingsProps) {
  const labelOf = useTranslations("tradeLabels");
  if (businesses.length === 0) {
    return (
      <p className="mt-2 text-ink-soft">
        {texts.none}{" "}
        <Anchor
          href={links.home}
          className="text-accent underline underline-offset-4 hover:text-ink"
        >
          {texts.tell}
        </Anchor>
      </p>
    );
  }
  const names = businesses.map((it) => ({ value: it.id, label: businessName(it, labelOf) }));
  return (
    <SettingsForm<"business">
      texts={texts}
      isSending={isSending}
      save={({ business }) =>
        change((client) => client.saveBusinessSettings(site.license, business || null))
      }
    >
      <SelectField
        label={texts.business}
        hint={texts.hint}
        name="business"
        options={[{ value: "", label: texts.noBusiness }, ...names]}
        defaultValue={site.business ?? ""}
      />
    </SettingsForm>
  );
}
