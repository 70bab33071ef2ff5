"use client";

import { TextArea } from "@/components/ui/field";
import type { SiteView } from "@/lib/sites/schemas";
import { SettingsForm } from "./settings-form";
import { moveSettingsTexts as texts } from "./texts";
import type { useSite } from "./use-site";

interface MoveSettingsProps extends Pick<ReturnType<typeof useSite>, "isSending" | "change"> {
  license: string;
  move: NonNullable<SiteView["move"]>;
}

/** For a site that replaces another: where its old addresses lead, and the tags of search consoles. */
export const MoveSettings = ({ move, license, isSending, change }: MoveSettingsProps) => (
  <SettingsForm<"redirects" | "verification">
    texts={texts}
    isSending={isSending}
    save={({ redirects, verification }) =>
      change((client) => client.saveMoveSettings(license, redirects, verification))
    }
  >
    <TextArea
      label={texts.redirects}
      hint={texts.redirectsHint}
      placeholder={texts.redirectsExample}
      autoCapitalize="off"
      spellCheck={false}
      name="redirects"
      defaultValue={move.redirects}
    />
    <TextArea
      label={texts.verification}
      hint={texts.verificationHint}
      autoCapitalize="off"
      spellCheck={false}
      name="verification"
      defaultValue={move.verification}
    />
  </SettingsForm>
);
