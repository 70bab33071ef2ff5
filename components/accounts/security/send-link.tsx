"use client";

import { useState } from "react";
import { useTranslations } from "#translations";
import { showError } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { sendVerification } from "@/lib/accounts/security/client";

/** A button that emails the customer the link that verifies their address. */
export function SendLink({ className = "" }: { className?: string }) {
  const t = useTranslations("sendLink");
  const [step, setStep] = useState<"idle" | "sending" | "sent">("idle");

  async function send() {
    setStep("sending");
    try {
      await sendVerification();
      setStep("sent");
    } catch (error) {
      setStep("idle");
      void showError(error);
    }
  }

  return (
    <div className={className}>
      {step !== "sent" && (
        <button
          type="button"
          disabled={step === "sending"}
          className={button("secondary", "medium")}
          onClick={send}
        >
          {step === "sending" ? t("sending") : t("send")}
        </button>
      )}
      <p role="status" className="text-good text-sm">
        {step === "sent" && t("sent")}
      </p>
    </div>
  );
}
