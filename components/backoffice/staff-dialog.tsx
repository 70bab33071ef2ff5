"use client";

import { TextField } from "@/components/ui/field";
import { callApi } from "@/lib/platform/http/client";
import { getStaff, postStaff, putStaff } from "@/lib/platform/staff/endpoints";
import { staffRoles } from "@/lib/platform/staff/rules";
import { invitationBody, type StaffMember } from "@/lib/platform/staff/schemas";
import { RecordDialog } from "./record-dialog";
import { staffTexts as texts } from "./staff-texts";

interface StaffDialogProps {
  /** Null for an invitation. */
  member: StaffMember | null;
  onClose: () => void;
}

/** Invites a new member, or gives a member another role. */
export const StaffDialog = ({ member, onClose }: StaffDialogProps) => (
  <RecordDialog
    title={member ? texts.changeRole : texts.invite}
    description={member ? member.email : texts.inviteText}
    schema={invitationBody}
    defaultValues={{
      email: member?.email ?? "",
      role: staffRoles.find((it) => it === member?.role) ?? "support",
    }}
    save={({ email, role }) =>
      member
        ? callApi(putStaff, { params: { id: String(member.id) }, body: { role } })
        : callApi(postStaff, { body: { email, role } })
    }
    path={getStaff.path}
    submit={member ? texts.save : texts.send}
    onClose={onClose}
  >
    {({ register, formState: { errors } }) => (
      <>
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
      </>
    )}
  </RecordDialog>
);
