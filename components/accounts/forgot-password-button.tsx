"use client";

import { useState } from "react";
import { button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { loginTexts } from "./texts";

const ForgotPasswordDialog = onDemand(() =>
  import("./forgot-password-dialog").then((it) => it.ForgotPasswordDialog),
);

export function ForgotPasswordButton({ className = "" }: { className?: string }) {
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
        {loginTexts.forgotPassword}
      </button>
      {wasOpened && <ForgotPasswordDialog isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
