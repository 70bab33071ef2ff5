"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import type { DownloadDialogProps } from "./download-dialog";

const DownloadDialog = onDemand(() => import("./download-dialog").then((it) => it.DownloadDialog));

interface DownloadButtonProps extends Omit<DownloadDialogProps, "isOpen" | "onOpenChange"> {
  look?: "primary" | "secondary";
}

export function DownloadButton({ look = "primary", ...props }: DownloadButtonProps) {
  const t = useTranslations("download");
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={button(look, "medium")}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <Download className="size-4" strokeWidth={1.5} aria-hidden />
        {t("download")}
        <span className="sr-only"> {props.name}</span>
      </button>
      {wasOpened && <DownloadDialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
