"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import type { DownloadDialogProps } from "./download-dialog";
import { downloadTexts } from "./texts";

const DownloadDialog = onDemand(() => import("./download-dialog").then((it) => it.DownloadDialog));

interface DownloadButtonProps extends Omit<DownloadDialogProps, "isOpen" | "onOpenChange"> {
  look?: "primary" | "secondary";
}

export function DownloadButton({ look = "primary", ...props }: DownloadButtonProps) {
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
        {downloadTexts.download}
        <span className="sr-only"> {props.name}</span>
      </button>
      {wasOpened && <DownloadDialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
