"use client";

import { useState } from "react";
import { useTranslations } from "#translations";
import { showAlert } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import type { StoredBusiness } from "@/lib/customization/businesses/schemas";
import type { SiteView } from "@/lib/sites/schemas";
import type { WebhookView } from "@/lib/sites/webhooks/schemas";
import { BusinessSettings } from "./business-settings";
import { FormSettings } from "./form-settings";
import { MoveSettings } from "./move-settings";
import { PrivacyParagraph } from "./privacy-paragraph";
import { SettingsForm } from "./settings-form";
import { useSite } from "./use-site";
import { WebhookSettings } from "./webhook-settings";

interface SiteSettingsProps {
  site: SiteView;
  webhook: WebhookView;
  businesses: readonly StoredBusiness[];
  /** The shop's name. */
  shop: string;
  /** The address of a site as people write it, with `*` for its name. */
  pattern: string;
}

/** The settings of a site: the name in its address, its forms, what it replaces, and taking it offline. */
export function SiteSettings({
  site: initial,
  webhook,
  businesses,
  shop,
  pattern,
}: SiteSettingsProps) {
  const t = useTranslations("siteSettings");
  const ofForms = useTranslations("formSettings");
  const ofWebhook = useTranslations("webhook");
  const ofBusiness = useTranslations("businessSettings");
  const ofMove = useTranslations("moveSettings");
  const { site, change, isSending } = useSite(initial);
  return (
    <div className="grid max-w-prose gap-12">
      <section>
        <h2 className="text-xl">{t("address")}</h2>
        {site.canRename ? (
          <NameForm site={site} pattern={pattern} isSending={isSending} change={change} />
        ) : (
          <p className="mt-2 text-ink-soft">{t("fixedName")}</p>
        )}
      </section>
      <section>
        <h2 className="text-xl">{ofForms("title")}</h2>
        <FormSettings site={site} isSending={isSending} change={change} />
      </section>
      <section>
        <h2 className="text-xl">{ofWebhook("title")}</h2>
        <WebhookSettings license={site.license} webhook={webhook} />
      </section>
      <section>
        <h2 className="text-xl">{ofBusiness("title")}</h2>
        <BusinessSettings
          businesses={businesses}
          site={site}
          isSending={isSending}
          change={change}
        />
      </section>
      {site.move && (
        <section>
          <h2 className="text-xl">{ofMove("title")}</h2>
          <MoveSettings
            move={site.move}
            license={site.license}
            isSending={isSending}
            change={change}
          />
        </section>
      )}
      <section>
        <h2 className="text-xl">{ofForms("privacy")}</h2>
        <PrivacyParagraph shop={shop} />
      </section>
      <section>
        <h2 className="text-xl">{t("offlineTitle")}</h2>
        <TakeOffline site={site} isSending={isSending} change={change} />
      </section>
    </div>
  );
}

type PartProps = Pick<ReturnType<typeof useSite>, "site" | "change" | "isSending">;

function NameForm({
  site,
  pattern,
  isSending,
  change,
}: PartProps & Pick<SiteSettingsProps, "pattern">) {
  const t = useTranslations("siteSettings");
  const [shown, setShown] = useState(site.name);
  return (
    <SettingsForm<"name">
      texts={{ save: t("save"), saving: t("saving"), saved: t("saved") }}
      isSending={isSending}
      save={({ name }) => change((client) => client.renameSite(site.license, name))}
    >
      <TextField
        label={t("name")}
        hint={t("nameHint", { address: pattern.replace("*", shown.trim().toLowerCase()) })}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        name="name"
        defaultValue={site.name}
        onChange={(event) => setShown(event.target.value)}
      />
    </SettingsForm>
  );
}

function TakeOffline({ site, isSending, change }: PartProps) {
  const t = useTranslations("siteSettings");
  const ofDeployment = useTranslations("deployment");
  const takeOffline = async () => {
    const isConfirmed = await showAlert({
      title: ofDeployment("confirmTitle"),
      text: ofDeployment("confirmText", { template: site.template }),
      tone: "warn",
      confirm: ofDeployment("confirmYes"),
      cancel: ofDeployment("confirmNo"),
    });
    if (isConfirmed) await change((client) => client.takeSiteOffline(site.license));
  };
  return (
    <>
      <p role="status" className="mt-2 mb-4 text-ink-soft">
        {site.status === "leaving"
          ? t("takingOffline")
          : site.address
            ? t("offlineHint")
            : t("alreadyOffline")}
      </p>
      {site.canTakeOffline && (
        <button
          type="button"
          disabled={isSending}
          className={button("secondary")}
          onClick={takeOffline}
        >
          {t("takeOffline")}
        </button>
      )}
    </>
  );
}
