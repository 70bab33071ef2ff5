"use client";

import { useState } from "react";
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
import {
  businessSettingsTexts as businessTexts,
  deploymentTexts,
  formSettingsTexts as formTexts,
  moveSettingsTexts as moveTexts,
  settingsTexts as texts,
  webhookTexts,
} from "./texts";
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
  const { site, change, isSending } = useSite(initial);
  return (
    <div className="grid max-w-prose gap-12">
      <section>
        <h2 className="text-xl">{texts.address}</h2>
        {site.canRename ? (
          <NameForm site={site} pattern={pattern} isSending={isSending} change={change} />
        ) : (
          <p className="mt-2 text-ink-soft">{texts.fixedName}</p>
        )}
      </section>
      <section>
        <h2 className="text-xl">{formTexts.title}</h2>
        <FormSettings site={site} isSending={isSending} change={change} />
      </section>
      <section>
        <h2 className="text-xl">{webhookTexts.title}</h2>
        <WebhookSettings license={site.license} webhook={webhook} />
      </section>
      <section>
        <h2 className="text-xl">{businessTexts.title}</h2>
        <BusinessSettings
          businesses={businesses}
          site={site}
          isSending={isSending}
          change={change}
        />
      </section>
      {site.move && (
        <section>
          <h2 className="text-xl">{moveTexts.title}</h2>
          <MoveSettings
            move={site.move}
            license={site.license}
            isSending={isSending}
            change={change}
          />
        </section>
      )}
      <section>
        <h2 className="text-xl">{formTexts.privacy}</h2>
        <PrivacyParagraph shop={shop} />
      </section>
      <section>
        <h2 className="text-xl">{texts.offlineTitle}</h2>
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
  const [shown, setShown] = useState(site.name);
  return (
    <SettingsForm<"name">
      texts={texts}
      isSending={isSending}
      save={({ name }) => change((client) => client.renameSite(site.license, name))}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint(pattern.replace("*", shown.trim().toLowerCase()))}
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
  const takeOffline = async () => {
    const isConfirmed = await showAlert({
      title: deploymentTexts.confirmTitle,
      text: deploymentTexts.confirmText(site.template),
      tone: "warn",
      confirm: deploymentTexts.confirmYes,
      cancel: deploymentTexts.confirmNo,
    });
    if (isConfirmed) await change((client) => client.takeSiteOffline(site.license));
  };
  return (
    <>
      <p role="status" className="mt-2 mb-4 text-ink-soft">
        {site.status === "leaving"
          ? texts.takingOffline
          : site.address
            ? texts.offlineHint
            : texts.alreadyOffline}
      </p>
      {site.canTakeOffline && (
        <button
          type="button"
          disabled={isSending}
          className={button("secondary")}
          onClick={takeOffline}
        >
          {texts.takeOffline}
        </button>
      )}
    </>
  );
}
