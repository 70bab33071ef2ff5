"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Dialog } from "@/components/ui/dialog";
import { errorMessage } from "@/components/ui/error-message";
import { TextField } from "@/components/ui/field";
import { FormEnd } from "@/components/ui/form-end";
import { callApi } from "@/lib/http/client";
import { getStaff, postStaff, putStaff } from "@/lib/staff/endpoints";
import { staffRoles } from "@/lib/staff/rules";
import { invitationBody, type StaffMember } from "@/lib/staff/schemas";
import { staffTexts as texts } from "./staff-texts";
import { backOfficeTexts } from "./texts";

interface StaffDialogProps {
  /** Null to invite somebody. */
  member: StaffMember | null;
  onClose: () => void;
}

/** Invites somebody, or gives a member another role. */
export function StaffDialog({ member, onClose }: StaffDialogProps) {
  const client = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(invitationBody),
    defaultValues: {
      email: member?.email ?? "",
      role: staffRoles.find((it) => it === member?.role) ?? "support",
    },
  });
  const { errors, isSubmitting } = formState;
  const save = handleSubmit(async ({ email, role }) => {
    try {
      if (member) await callApi(putStaff, { params: { id: String(member.id) }, body: { role } });
      else await callApi(postStaff, { body: { email, role } });
      await client.invalidateQueries({ queryKey: [getStaff.path] });
      onClose();
    } catch (error) {
      setError("root", { message: errorMessage(error) });
    }
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={member ? texts.changeRole : texts.invite}
      description={member ? member.email : texts.inviteText}
    >
      <form onSubmit={save} noValidate className="mt-5">
        <fieldset disabled={isSubmitting} className="grid gap-5">
          {!member && (
            <TextField
              label={texts.email}
              type="email"
              autoComplete="off"
              error={errors.email?.message}
              {...register("email")}
            />
          )}
          <div className="grid gap-3" role="radiogroup" aria-label={texts.role}>
            {staffRoles.map((role) => (
              <label key={role} className="flex items-start gap-3">
                <input
                  type="radio"
                  value={role}
                  className="mt-1 accent-accent"
                  {...register("role")}
                />
                <span>
                  <span className="block font-medium">{texts.roles[role].title}</span>
                  <span className="block text-ink-soft text-sm">{texts.roles[role].text}</span>
                </span>
              </label>
            ))}
          </div>
          <FormEnd
            problem={errors.root?.message}
            submit={isSubmitting ? backOfficeTexts.oneMoment : member ? texts.save : texts.send}
          />
        </fieldset>
      </form>
    </Dialog>
  );
}
