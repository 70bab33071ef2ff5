"use client";

import { lazy, Suspense, useState } from "react";
import { button } from "@/components/ui/button";
import { loginTexts } from "./texts";

const load = () => import("./forgot-password-dialog");
const ForgotPasswordDialog = lazy(async () => ({ default: (await load()).ForgotPasswordDialog }));

export function ForgotPasswordButton({ className = "" }: { className?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${button("quiet", "medium")} ${className}`}
        onPointerEnter={load}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        {loginTexts.forgotPassword}
      </button>
      {wasOpened && (
        <Suspense>
          <ForgotPasswordDialog isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
