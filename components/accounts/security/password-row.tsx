"use client";

import { useState } from "react";
import { showError } from "@/components/ui/alerts";
import { forgotPassword } from "@/lib/accounts/client";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { PasswordDialog } from "./password-dialog";
import { Row } from "./row";
import { passwordTexts as texts } from "./texts";

interface PasswordRowProps {
  security: SecurityView;
  onChanged: (security: SecurityView) => void;
}

/** Whether the account has a password, and the button to change or set it. */
export function PasswordRow({ security, onChanged }: PasswordRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [notice, setNotice] = useState("");
  const { email, hasPassword } = security;

  const sendLink = () =>
    forgotPassword({ email }).then(
      () => setNotice(texts.linkSent),
      (error: unknown) => void showError(error),
    );

  return (
    <Row
      label={texts.label}
      action={{
        label: hasPassword ? texts.change : texts.choose,
        onClick: hasPassword ? () => setIsOpen(true) : sendLink,
      }}
    >
      <p>{hasPassword ? texts.isSet : texts.none}</p>
      <p role="status" className="mt-1 text-good text-sm empty:hidden">
        {notice}
      </p>
      <PasswordDialog
        security={security}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onChanged={(changed) => {
          onChanged(changed);
          setNotice(texts.changed);
          setIsOpen(false);
        }}
      />
    </Row>
  );
}
