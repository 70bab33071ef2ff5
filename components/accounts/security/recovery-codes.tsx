"use client";

import { button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { factorTexts as texts } from "./texts";

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The only time that recovery codes are shown. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => (
  <div className="mt-5">
    <ul
      aria-label={texts.codesTitle}
      className="grid gap-y-1.5 rounded-control border border-line bg-paper p-4 font-mono text-sm wrap-anywhere"
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <div className="mt-5 flex flex-wrap items-center gap-3">
      <button type="button" className={button()} onClick={onDone}>
        {texts.done}
      </button>
      <CopyButton text={codes.join("\n")} what={texts.allCodes} />
    </div>
  </div>
);
