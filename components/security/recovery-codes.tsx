"use client";

import { useState } from "react";
import { button } from "@/components/ui/button";
import { factorTexts as texts } from "./texts";

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The only time that recovery codes are shown. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(codes.join("\n")).then(
      () => setIsCopied(true),
      // Without permission they can still be selected.
      () => {},
    );
  return (
    <div className="mt-5">
      <ul
        aria-label={texts.codesTitle}
        className="grid gap-x-6 gap-y-1.5 rounded-control border border-line bg-paper p-4 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" className={button()} onClick={onDone}>
          {texts.done}
        </button>
        <button type="button" className={button("secondary")} onClick={copy}>
          {isCopied ? texts.copied : texts.copy}
        </button>
      </div>
    </div>
  );
}
