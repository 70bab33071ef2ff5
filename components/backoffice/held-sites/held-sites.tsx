"use client";

import { useState } from "react";
import { Timestamp } from "@/components/layout/timestamp";
import { getHeldSites } from "@/lib/sites/screening/endpoints";
import type { HeldRecord } from "@/lib/sites/screening/schemas";
import { heldTexts } from "@/lib/sites/screening/texts";
import { type Column, DataTable } from "../data-table";
import type { Filter } from "../filters";
import { wordIn } from "../name-address";
import { ReasonsInShort } from "../reasons";
import { RowButton } from "../row-button";
import { HeldSiteDialog } from "./held-site-dialog";
import { heldSiteTexts as texts } from "./texts";

const columns: Column<HeldRecord>[] = [
  { label: texts.since, field: "createdAt", show: ({ createdAt }) => <Timestamp at={createdAt} /> },
  {
    label: texts.site,
    field: "name",
    show: ({ name, template, change }) => (
      <>
        <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
        <span className="block text-ink-soft">{`${heldTexts.changes[change]}, ${template}`}</span>
      </>
    ),
  },
  { label: texts.owner, field: "email", show: ({ email }) => email },
  {
    label: texts.why,
    field: "score",
    show: ({ reasons }) => <ReasonsInShort reasons={reasons} />,
  },
  { label: texts.status, field: "status", show: (held) => <Decision held={held} /> },
];

function Decision({ held }: { held: HeldRecord }) {
  const [isOpen, setIsOpen] = useState(false);
  const { status, name, answer, decidedBy } = held;
  return (
    <div className="grid justify-items-start gap-2">
      {status !== "held" && (
        <span>
          <span className={status === "refused" ? "text-bad" : ""}>{texts.statuses[status]}</span>
          {decidedBy && <span className="block text-ink-soft">{texts.by(decidedBy)}</span>}
          {answer && <span className="block max-w-[44ch] text-ink-soft">{answer}</span>}
        </span>
      )}
      <RowButton
        label={texts.look}
        about={texts.ofSite(name)}
        opensDialog
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <HeldSiteDialog held={held} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

const filters: Filter[] = [
  ...Object.entries(texts.statuses).map(([status, label]) => ({ label, query: { status } })),
  { label: texts.all, query: {} },
];

const names = { status: wordIn(texts.statuses), createdAt: texts.heldOn };

/** Publications that wait for a person, the oldest first. */
export const HeldSites = () => (
  <DataTable
    endpoint={getHeldSites}
    columns={columns}
    filters={filters}
    names={names}
    sortedBy="createdAt"
    isOldestFirst
    searchLabel={texts.search}
    empty={texts.empty}
  />
);
