"use client";

import { useState } from "react";
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
import { staffTexts as texts } from "./staff-texts";

const StaffDialog = onDemand(() => import("./staff-dialog").then((it) => it.StaffDialog));

const stateColors = { active: "text-good", invited: "text-warn", expired: "text-bad" } as const;

/** The name of a role; for a role of another version of the shop, its identifier. */
const titleOf = (name: string): string => {
  const role = staffRoles.find((it) => it === name);
  return role ? texts.roles[role].title : name;
};

const baseColumns: Column<StaffMember>[] = [
  {
    label: texts.who,
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
  { label: texts.role, field: "role", show: ({ role }) => titleOf(role) },
  {
    label: texts.state,
    show: ({ state }) => (
      <span className={`font-medium whitespace-nowrap ${stateColors[state]}`}>
        {texts.states[state]}
      </span>
    ),
  },
  {
    label: texts.since,
    field: "createdAt",
    show: ({ createdAt, joinedAt }) => <DayOf at={joinedAt ?? createdAt} />,
  },
];

function RemoveButton({ member: { id, email, state } }: { member: StaffMember }) {
  const isMember = state === "active";
  return (
    <RowAction
      label={isMember ? texts.remove : texts.takeBack}
      about={texts.ofMember(email)}
      path={getStaff.path}
      call={() => callApi(deleteStaff, { params: { id: String(id) } })}
      question={{
        title: isMember ? texts.removeTitle(email) : texts.takeBackTitle(email),
        text: isMember ? texts.removeText : texts.takeBackText,
      }}
    />
  );
}

/** The staff members besides the owner. */
export function Staff() {
  /** The member in the dialog; "new" for an invitation. */
  const [edited, setEdited] = useState<StaffMember | "new" | null>(null);
  const columns: Column<StaffMember>[] = [
    ...baseColumns,
    {
      label: texts.change,
      show: (member) => (
        <span className="flex flex-wrap gap-2">
          <RowButton
            label={texts.changeRole}
            about={texts.ofMember(member.email)}
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
      <p className="mb-5 max-w-prose text-ink-soft">{texts.intro}</p>
      <button
        type="button"
        aria-haspopup="dialog"
        className={`${button()} mb-5`}
        onClick={() => setEdited("new")}
      >
        {texts.invite}
      </button>
      <DataTable
        endpoint={getStaff}
        columns={columns}
        searchLabel={texts.search}
        empty={texts.empty}
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
