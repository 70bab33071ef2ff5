"use client";

import { BadgeCheck, CircleAlert, Clock } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import type { SecurityView } from "@/lib/accounts/security/schemas";
import { EmailDialog } from "./email-dialog";
import { Row } from "./row";
import { SendLink } from "./send-link";
import type { Change } from "./use-security";

interface EmailRowProps {
  security: SecurityView;
  change: Change;
  isBusy: boolean;
  onChanged: (security: SecurityView) => void;
}

/** The account's address, whether it is verified, and a requested new address. */
export function EmailRow({ security, change, isBusy, onChanged }: EmailRowProps) {
  const t = useTranslations("email");
  const [isOpen, setIsOpen] = useState(false);
  const { email, isVerified, emailChange } = security;
  return (
    <Row label={t("label")} action={{ label: t("change"), onClick: () => setIsOpen(true) }}>
      <p className="[overflow-wrap:anywhere]">{email}</p>
      <State icon={isVerified ? "done" : "missing"}>
        {isVerified ? t("verified") : t("unverified")}
      </State>
      {!isVerified && (
        <>
          <p className="mt-2 max-w-prose text-ink-soft text-sm">{t("why")}</p>
          <SendLink className="mt-3" />
        </>
      )}
      {emailChange && (
        <div className="mt-4 border-accent border-s-2 ps-4">
          <p className="[overflow-wrap:anywhere]">{t("pending", { email: emailChange.email })}</p>
          {isVerified && <Mailbox email={email} isConfirmed={emailChange.isFromConfirmed} />}
          <Mailbox email={emailChange.email} isConfirmed={emailChange.isToConfirmed} />
          <button
            type="button"
            disabled={isBusy}
            className={`${button("quiet", "medium")} mt-2 -ms-3.5`}
            onClick={() => change((client) => client.cancelEmailChange())}
          >
            {t("keep")}
          </button>
        </div>
      )}
      <EmailDialog
        security={security}
        isOpen={isOpen}
        onChanged={onChanged}
        onOpenChange={setIsOpen}
      />
    </Row>
  );
}

const looks = {
  done: { Icon: BadgeCheck, color: "text-good" },
  missing: { Icon: CircleAlert, color: "text-warn" },
  waiting: { Icon: Clock, color: "text-ink-soft" },
};

function State({ icon, children }: { icon: keyof typeof looks; children: string }) {
  const { Icon, color } = looks[icon];
  return (
    <p className={`mt-1 flex items-start gap-1.5 text-sm ${color}`}>
      <Icon className="mt-0.5 size-4 shrink-0" strokeWidth={1.5} aria-hidden />
      <span className="[overflow-wrap:anywhere]">{children}</span>
    </p>
  );
}

const Mailbox = ({ email, isConfirmed }: { email: string; isConfirmed: boolean }) => {
  const t = useTranslations("email");
  return (
    <State icon={isConfirmed ? "done" : "waiting"}>
      {isConfirmed ? t("isConfirmed", { email }) : t("isAwaited", { email })}
    </State>
  );
};
