"use client";

import { useState } from "react";
import { useTranslations } from "#translations";
import { DayOf } from "@/components/layout/timestamp";
import { button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { callApi } from "@/lib/platform/http/client";
import { deleteStaff, getStaff } from "@/lib/platform/staff/endpoints";
import { staffRoles } from "@/lib/platform/staff/rules";
import type { StaffMember } from "@/lib/platform/staff/schemas";
import { type Column, DataTable } from "./data-table";
import { RowAction } from "./row-action";
import { RowButton } from "./row-button";

const StaffDialog = onDemand(() => import("./staff-dialog").then((it) => it.StaffDialog));

const stateColors = { active: "text-good", invited: "text-warn", expired: "text-bad" } as const;

/** The name of a role; for a role of another version of the shop, its identifier. */
function RoleName({ of }: { of: string }) {
  const nameOf = useTranslations("staffRoles");
  const role = staffRoles.find((it) => it === of);
  return role ? nameOf(role) : of;
}

function useBaseColumns(): Column<StaffMember>[] {
  const t = useTranslations("staffList");
  const stateName = useTranslations("staffStates");
  return [
    {
      label: t("who"),
      field: "email",
      show: ({ name, email }) => (
        <>
          {name && <span className="block font-medium">{name}</span>}
          <span
            className={`block min-w-[22ch] [overflow-wrap:anywhere] ${name ? "text-ink-soft" : "font-medium"}`}
          >
            {email}
          </span>
        </>
      ),
    },
    { label: t("role"), field: "role", show: ({ role }) => <RoleName of={role} /> },
    {
      label: t("state"),
      show: ({ state }) => (
        <span className={`font-medium whitespace-nowrap ${stateColors[state]}`}>
          {stateName(state)}
        </span>
      ),
    },
    {
      label: t("since"),
      field: "createdAt",
      show: ({ createdAt, joinedAt }) => <DayOf at={joinedAt ?? createdAt} />,
    },
  ];
}

function RemoveButton({ member: { id, email, state } }: { member: StaffMember }) {
  const t = useTranslations("staffList");
  const isMember = state === "active";
  return (
    <RowAction
      label={isMember ? t("remove") : t("takeBack")}
      about={t("ofMember", { email })}
      path={getStaff.path}
      call={() => callApi(deleteStaff, { params: { id: String(id) } })}
      question={{
        title: isMember ? t("removeTitle", { email }) : t("takeBackTitle", { email }),
        text: isMember ? t("removeText") : t("takeBackText"),
      }}
    />
  );
}

/** The staff members besides the owner. */
export function Staff() {
  const t = useTranslations("staffList");
  /** The member in the dialog; "new" for an invitation. */
  const [edited, setEdited] = useState<StaffMember | "new" | null>(null);
  const columns: Column<StaffMember>[] = [
    ...useBaseColumns(),
    {
      label: t("change"),
      show: (member) => (
        <span className="flex flex-wrap gap-2">
          <RowButton
            label={t("changeRole")}
            about={t("ofMember", { email: member.email })}
            opensDialog
            onClick={() => setEdited(member)}
          />
          <RemoveButton member={member} />
        </span>
      ),
    },
  ];
  return (
    <>
      <p className="mb-5 max-w-prose text-ink-soft">{t("intro")}</p>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${button()} mb-5`}
        onClick={() => setEdited("new")}
      >
        {t("invite")}
      </button>
      <DataTable
        endpoint={getStaff}
        columns={columns}
        searchLabel={t("search")}
        empty={t("empty")}
      />
      {edited && (
        <StaffDialog
          key={edited === "new" ? "new" : edited.id}
          member={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
