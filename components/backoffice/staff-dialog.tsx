"use client";

import { useTranslations } from "#translations";
import { TextField } from "@/components/ui/field";
import { callApi } from "@/lib/platform/http/client";
import { getStaff, postStaff, putStaff } from "@/lib/platform/staff/endpoints";
import { staffRoles } from "@/lib/platform/staff/rules";
import { invitationBody, type StaffMember } from "@/lib/platform/staff/schemas";
import { RecordDialog } from "./record-dialog";

interface StaffDialogProps {
  /** Null for an invitation. */
  member: StaffMember | null;
  onClose: () => void;
}

/** Invites a new member, or gives a member another role. */
export const StaffDialog = ({ member, onClose }: StaffDialogProps) => {
  const t = useTranslations("staffList");
  const nameOf = useTranslations("staffRoles");
  const roleText = useTranslations("staffRoleTexts");
  return (
    <RecordDialog
      title={member ? t("changeRole") : t("invite")}
      description={member ? member.email : t("inviteText")}
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
      submit={member ? t("save") : t("send")}
      onClose={onClose}
    >
      {({ register, formState: { errors } }) => (
        <>
          {!member && (
            <TextField
              label={t("email")}
              type="email"
              autoComplete="off"
              error={errors.email?.message}
              {...register("email")}
            />
          )}
          <div className="grid gap-3" role="radiogroup" aria-label={t("role")}>
            {staffRoles.map((role) => (
              <label key={role} className="flex items-start gap-3">
                <input
                  type="radio"
                  value={role}
                  className="mt-1 accent-accent"
                  {...register("role")}
                />
                <span>
                  <span className="block font-medium">{nameOf(role)}</span>
                  <span className="block text-ink-soft text-sm">{roleText(role)}</span>
                </span>
              </label>
            ))}
          </div>
        </>
      )}
    </RecordDialog>
  );
};
