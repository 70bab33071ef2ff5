"use client";

import { type FormEvent, useState } from "react";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { ShopError } from "@/lib/errors";
import { callApi } from "@/lib/http/client";
import { getStaff, postStaff, putStaff } from "@/lib/staff/endpoints";
import { type StaffRole, staffRoles } from "@/lib/staff/rules";
import type { StaffMember } from "@/lib/staff/schemas";
import { staffTexts as texts } from "./staff-texts";
import { backOfficeTexts } from "./texts";
import { useListMutation } from "./use-list-mutation";

interface StaffDialogProps {
  /** Null to invite somebody. */
  member: StaffMember | null;
  onClose: () => void;
}

const heads = {
  invite: { title: texts.invite, description: texts.inviteText },
  change: (email: string) => ({ title: texts.changeRole, description: email }),
};

/** Invites somebody, or gives a member another role. */
export function StaffDialog({ member, onClose }: StaffDialogProps) {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<StaffRole>(
    staffRoles.find((it) => it === member?.role) ?? "support",
  );
  const { mutate, error, isPending } = useListMutation(
    [getStaff.path],
    () =>
      member
        ? callApi(putStaff, { params: { id: String(member.id) }, body: { role } })
        : callApi(postStaff, { body: { email, role } }),
    { hasAlert: false },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(undefined, { onSuccess: onClose });
  };
  const emailError = error instanceof ShopError ? error.fields?.email : undefined;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      {...(member ? heads.change(member.email) : heads.invite)}
    >
      <form onSubmit={submit} noValidate className="mt-5">
        <fieldset disabled={isPending} className="grid gap-5">
          {!member && (
            <TextField
              label={texts.email}
              type="email"
              autoComplete="off"
              value={email}
              error={emailError}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
          <div className="grid gap-3" role="radiogroup" aria-label={texts.role}>
            {staffRoles.map((it) => (
              <label key={it} className="flex items-start gap-3">
                <input
                  type="radio"
                  name="role"
                  value={it}
                  checked={role === it}
                  onChange={() => setRole(it)}
                  className="mt-1 accent-accent"
                />
                <span>
                  <span className="block font-medium">{texts.roles[it].title}</span>
                  <span className="block text-ink-soft text-sm">{texts.roles[it].text}</span>
                </span>
              </label>
            ))}
          </div>
          {error && !emailError && (
            <p role="alert" className="text-bad">
              {error.message}
            </p>
          )}
          <button type="submit" className={button()}>
            {isPending ? backOfficeTexts.oneMoment : member ? texts.save : texts.send}
          </button>
        </fieldset>
      </form>
    </Dialog>
  );
}
