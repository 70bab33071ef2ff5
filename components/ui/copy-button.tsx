"use client";

import { Copy } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "#translations";
import { showAlert } from "./alerts";
import { button } from "./button";

interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** The name of the text for screen readers: it follows the button's word. */
  what: string;
  className?: string;
}

/** Copies a text; where the browser does not allow it, shows the text. */
export function CopyButton({ text, what, className = "" }: CopyButtonProps) {
  const t = useTranslations("ui");
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      await showAlert({ title: t("copyByHand"), text, tone: "info" });
    }
  };
  return (
    <button type="button" className={`${button("quiet", "medium")} ${className}`} onClick={copy}>
      <Copy className="size-4" strokeWidth={1.5} aria-hidden />
      <span>{isCopied ? t("copied") : t("copy")}</span>
      <span className="sr-only">{what}</span>
    </button>
  );
}
