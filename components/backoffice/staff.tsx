"use client";

import { useState } from "react";
import { showAlert } from "@/components/ui/alerts";
import { button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { formatDay } from "@/lib/dates";
import { callApi } from "@/lib/http/client";
import { deleteStaff, getStaff } from "@/lib/staff/endpoints";
import { staffRoles } from "@/lib/staff/rules";
import type { StaffMember } from "@/lib/staff/schemas";
import { type Column, DataTable } from "./data-table";
import { staffTexts as texts } from "./staff-texts";
import { backOfficeTexts } from "./texts";
import { useListMutation } from "./use-list-mutation";

const StaffDialog = onDemand(() => import("./staff-dialog").then((it) => it.StaffDialog));

const stateColors = { active: "text-good", invited: "text-warn", expired: "text-bad" } as const;

/** Of a role that another version of the shop gave, its name. */
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
    show: ({ createdAt, joinedAt }) => formatDay(joinedAt ?? createdAt),
  },
];

function RemoveButton({ member: { id, email, state } }: { member: StaffMember }) {
  const change = useListMutation([getStaff.path], () =>
    callApi(deleteStaff, { params: { id: String(id) } }),
  );
  const isMember = state === "active";
  const label = isMember ? texts.remove : texts.takeBack;
  const remove = async () => {
    const isSure = await showAlert({
      title: isMember ? texts.removeTitle(email) : texts.takeBackTitle(email),
      text: isMember ? texts.removeText : texts.takeBackText,
      tone: "warn",
      confirm: label,
      cancel: backOfficeTexts.cancel,
    });
    if (isSure) change.mutate(undefined);
  };
  return (
    <button
      type="button"
      disabled={change.isPending}
      className={`${button("secondary", "medium")} whitespace-nowrap`}
      onClick={remove}
    >
      {label}
      <span className="sr-only">{texts.ofMember(email)}</span>
    </button>
  );
}

/** Who works in the back office beside the owner. */
export function Staff() {
  /** The member in the dialog; "new" to invite somebody. */
  const [edited, setEdited] = useState<StaffMember | "new" | null>(null);
  const columns: Column<StaffMember>[] = [
    ...baseColumns,
    {
      label: texts.change,
      show: (member) => (
        <span className="flex flex-wrap gap-2">
          <button
            type="button"
            aria-haspopup="dialog"
            className={`${button("secondary", "medium")} whitespace-nowrap`}
            onClick={() => setEdited(member)}
          >
            {texts.changeRole}
            <span className="sr-only">{texts.ofMember(member.email)}</span>
          </button>
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
