"use client";

import { useTranslations } from "#translations";
import { TextArea } from "@/components/ui/field";
import type { SiteView } from "@/lib/sites/schemas";
import { SettingsForm } from "./settings-form";
import type { useSite } from "./use-site";

interface MoveSettingsProps extends Pick<ReturnType<typeof useSite>, "isSending" | "change"> {
  license: string;
  move: NonNullable<SiteView["move"]>;
}

/** For a site that replaces another: where its old addresses lead, and the tags of search consoles. */
export function MoveSettings({ move, license, isSending, change }: MoveSettingsProps) {
  const t = useTranslations("moveSettings");
  return (
    <SettingsForm<"redirects" | "verification">
      isSending={isSending}
      save={({ redirects, verification }) =>
        change((client) => client.saveMoveSettings(license, redirects, verification))
      }
    >
      <TextArea
        label={t("redirects")}
        hint={t("redirectsHint")}
        placeholder={t("redirectsExample")}
        autoCapitalize="off"
        spellCheck={false}
        name="redirects"
        defaultValue={move.redirects}
      />
      <TextArea
        label={t("verification")}
        hint={t("verificationHint")}
        autoCapitalize="off"
        spellCheck={false}
        name="verification"
        defaultValue={move.verification}
      />
    </SettingsForm>
  );
}
