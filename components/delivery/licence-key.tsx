"use client";

import { Copy } from "lucide-react";
import { useState } from "react";
import { button } from "@/components/ui/button";
import { say } from "@/components/ui/notices";
import { links } from "@/lib/links";

interface LicenceKeyProps {
  /** Of the template. */
  name: string;
  licence: string;
}

/** The key of a bought template: what it allows is one click away. */
export function LicenceKey({ name, licence }: LicenceKeyProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(licence);
      setIsCopied(true);
    } catch {
      await say({ title: "Copy it by hand", text: licence, tone: "info" });
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <p className="text-ink-soft text-sm">
        Licence{" "}
        <a
          href={links.licenceCheck(licence)}
          className="label text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          {licence}
        </a>
      </p>
      <button
        type="button"
        className={`${button("quiet", "medium")} max-md:-ml-3.5`}
        onClick={copy}
      >
        <Copy className="size-4" strokeWidth={1.5} aria-hidden />
        {isCopied ? "Copied" : "Copy"}
        <span className="sr-only"> the licence key of {name}</span>
      </button>
    </div>
  );
}
