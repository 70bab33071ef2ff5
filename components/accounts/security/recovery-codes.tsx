"use client";

import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The only time that recovery codes are shown. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const t = useTranslations("factor");
  return (
    <div className="mt-5">
      <ul
        aria-label={t("codesTitle")}
        className="grid gap-y-1.5 rounded-control border border-line bg-paper p-4 font-mono text-sm wrap-anywhere"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <button type="button" className={button()} onClick={onDone}>
          {t("done")}
        </button>
        <CopyButton text={codes.join("\n")} what={t("allCodes")} />
      </div>
    </div>
  );
};
