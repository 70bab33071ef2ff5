"use client";

import { useTranslations } from "#translations";
import { businessName } from "@/components/customization/facts/business-name";
import { SelectField } from "@/components/ui/field";
import { Anchor } from "@/components/ui/link";
import type { StoredBusiness } from "@/lib/customization/businesses/schemas";
import { links } from "@/lib/links";
import { SettingsForm } from "./settings-form";
import type { useSite } from "./use-site";

type BusinessSettingsProps = Pick<ReturnType<typeof useSite>, "site" | "isSending" | "change"> & {
  businesses: readonly StoredBusiness[];
};

/** Whose facts the next publication tells search engines. */
export function BusinessSettings({ businesses, site, isSending, change }: BusinessSettingsProps) {
  const t = useTranslations("businessSettings");
  const labelOf = useTranslations("tradeLabels");
  if (businesses.length === 0) {
    return (
      <p className="mt-2 text-ink-soft">
        {t("none")}{" "}
        <Anchor
          href={links.home}
          className="text-accent underline underline-offset-4 hover:text-ink"
        >
          {t("tell")}
        </Anchor>
      </p>
    );
  }
  const names = businesses.map((it) => ({ value: it.id, label: businessName(it, labelOf) }));
  return (
    <SettingsForm<"business">
      isSending={isSending}
      save={({ business }) =>
        change((client) => client.saveBusinessSettings(site.license, business || null))
      }
    >
      <SelectField
        label={t("business")}
        hint={t("hint")}
        name="business"
        options={[{ value: "", label: t("noBusiness") }, ...names]}
        defaultValue={site.business ?? ""}
      />
    </SettingsForm>
  );
}
