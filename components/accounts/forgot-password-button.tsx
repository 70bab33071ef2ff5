"use client";

import { useState } from "react";
import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";

const ForgotPasswordDialog = onDemand(() =>
  import("./forgot-password-dialog").then((it) => it.ForgotPasswordDialog),
);

export function ForgotPasswordButton({ className = "" }: { className?: string }) {
  const t = useTranslations("forgot");
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${button("quiet", "medium")} ${className}`}
        onPointerEnter={ForgotPasswordDialog.preload}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        {t("forgotPassword")}
      </button>
      {wasOpened && <ForgotPasswordDialog isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
