"use client";

import { type FormEvent, useState } from "react";
import { TextArea } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { SiteView } from "@/lib/sites/schemas";
import { SaveRow } from "./save-row";
import { moveSettingsTexts as texts } from "./texts";
import type { useSite } from "./use-site";

interface MoveSettingsProps extends Pick<ReturnType<typeof useSite>, "isSending" | "change"> {
  license: string;
  move: NonNullable<SiteView["move"]>;
}

/** For a site that replaces another: where its old addresses lead, and the tags of search consoles. */
export function MoveSettings({ move, license, isSending, change }: MoveSettingsProps) {
  const [redirects, setRedirects] = useState(move.redirects);
  const [verification, setVerification] = useState(move.verification);
  const [isSaved, setIsSaved] = useState(false);
  const isHydrated = useHydrated();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsSaved(false);
    setIsSaved(await change((client) => client.saveMoveSettings(license, redirects, verification)));
  };
  return (
    <form onSubmit={save} className="mt-4">
      <fieldset disabled={isSending || !isHydrated} className="grid gap-5">
        <TextArea
          label={texts.redirects}
          hint={texts.redirectsHint}
          placeholder={texts.redirectsExample}
          autoCapitalize="off"
          spellCheck={false}
          value={redirects}
          onChange={(event) => {
            setRedirects(event.target.value);
            setIsSaved(false);
          }}
        />
        <TextArea
          label={texts.verification}
          hint={texts.verificationHint}
          autoCapitalize="off"
          spellCheck={false}
          value={verification}
          onChange={(event) => {
            setVerification(event.target.value);
            setIsSaved(false);
          }}
        />
        <SaveRow
          texts={texts}
          isSending={isSending}
          isSaved={isSaved}
          isSame={isSaved || (redirects === move.redirects && verification === move.verification)}
        />
      </fieldset>
    </form>
  );
}
