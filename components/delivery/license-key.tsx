"use client";

import { Copy } from "lucide-react";
import { useState } from "react";
import { showAlert } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { links } from "@/lib/links";
import { licenseTexts as texts } from "./texts";

interface LicenseKeyProps {
  /** The template's. */
  name: string;
  license: string;
}

/** The license key of a bought template, with a link to its check and a copy button. */
export function LicenseKey({ name, license }: LicenseKeyProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(license);
      setIsCopied(true);
    } catch {
      await showAlert({ title: texts.copyByHand, text: license, tone: "info" });
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <p className="text-ink-soft text-sm">
        {texts.license}{" "}
        <a
          href={links.licenseCheck(license)}
          className="label text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          {license}
        </a>
      </p>
      <button
        type="button"
        className={`${button("quiet", "medium")} max-md:-ml-3.5`}
        onClick={copy}
      >
        <Copy className="size-4" strokeWidth={1.5} aria-hidden />
        {isCopied ? texts.copied : texts.copy}
        <span className="sr-only">{texts.copyKeyOf(name)}</span>
      </button>
    </div>
  );
}
