"use client";

import { useEffect, useState } from "react";
import { useTranslations } from "#translations";
import { showError } from "@/components/ui/alerts";
import { Link } from "@/components/ui/link";
import { accountLinks } from "@/lib/account-links";
import { chooseDraftEmail, readDraftEmail } from "@/lib/customization/draft-emails/client";
import type { DraftEmailChoice as Choice } from "@/lib/customization/draft-emails/schemas";

/** Whether a customer wants an email about an unfinished draft; off by default. */
export function DraftEmailChoice() {
  const t = useTranslations("draftEmail");
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [status, setStatus] = useState("");
  useEffect(() => {
    readDraftEmail().then(setChoice).catch(showError);
  }, []);

  const choose = async (isOn: boolean) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      setChoice(await chooseDraftEmail(isOn));
      setStatus(isOn ? t("isOn") : t("isOff"));
    } catch (error) {
      await showError(error);
    }
    setIsBusy(false);
  };

  const isOn = choice?.isOn ?? false;
  const isPossible = isOn || (choice?.isVerified ?? false);
  return (
    <div className="mt-10 max-w-prose">
      <label className="flex w-fit cursor-pointer items-start gap-3 py-1.5 has-disabled:cursor-default">
        <input
          type="checkbox"
          checked={isOn}
          disabled={!isPossible}
          onChange={({ target }) => choose(target.checked)}
          aria-describedby="draft-mail-hint"
          className="mt-1.5 size-4 flex-none accent-accent"
        />
        {t("label")}
      </label>
      <p id="draft-mail-hint" className="ms-7 text-ink-soft text-sm">
        {t("hint")}
        {choice && !isPossible && (
          <>
            {" "}
            {t("notVerified")}{" "}
            <Link href={accountLinks.security} className="text-accent underline">
              {t("toProfile")}
            </Link>
          </>
        )}
      </p>
      <p role="status" className="mt-1 ms-7 min-h-6 text-good text-sm">
        {status}
      </p>
    </div>
  );
}
