"use client";

import { useState } from "react";
import { useTranslations } from "#translations";
import { showError } from "@/components/ui/alerts";
import { forgotPassword } from "@/lib/accounts/client";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { PasswordDialog } from "./password-dialog";
import { Row } from "./row";

interface PasswordRowProps {
  security: SecurityView;
  onChanged: (security: SecurityView) => void;
}

/** Whether the account has a password, and the button to change or set it. */
export function PasswordRow({ security, onChanged }: PasswordRowProps) {
  const t = useTranslations("password");
  const [isOpen, setIsOpen] = useState(false);
  const [notice, setNotice] = useState("");
  const { email, hasPassword } = security;

  const sendLink = () =>
    forgotPassword({ email }).then(
      () => setNotice(t("linkSent")),
      (error: unknown) => void showError(error),
    );

  return (
    <Row
      label={t("label")}
      action={{
        label: hasPassword ? t("change") : t("choose"),
        onClick: hasPassword ? () => setIsOpen(true) : sendLink,
      }}
    >
      <p>{hasPassword ? t("isSet") : t("none")}</p>
      <p role="status" className="mt-1 text-good text-sm empty:hidden">
        {notice}
      </p>
      <PasswordDialog
        security={security}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onChanged={(changed) => {
          onChanged(changed);
          setNotice(t("changed"));
          setIsOpen(false);
        }}
      />
    </Row>
  );
}
