"use client";

import { useState } from "react";
import { useTranslations } from "#translations";
import { Timestamp } from "@/components/layout/timestamp";
import { heldStatuses } from "@/db/words/sites";
import { getHeldSites } from "@/lib/sites/screening/endpoints";
import type { HeldRecord } from "@/lib/sites/screening/schemas";
import { type Column, DataTable } from "../data-table";
import type { Filter } from "../filters";
import { type Names, wordIn, wordsOf } from "../name-address";
import { ReasonsInShort } from "../reasons";
import { RowButton } from "../row-button";
import { HeldSiteDialog } from "./held-site-dialog";

function useColumns(): Column<HeldRecord>[] {
  const t = useTranslations("heldSiteList");
  const changeName = useTranslations("heldChanges");
  return [
    {
      label: t("since"),
      field: "createdAt",
      show: ({ createdAt }) => <Timestamp at={createdAt} />,
    },
    {
      label: t("site"),
      field: "name",
      show: ({ name, template, change }) => (
        <>
          <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
          <span className="block text-ink-soft">{`${changeName(change)}, ${template}`}</span>
        </>
      ),
    },
    { label: t("owner"), field: "email", show: ({ email }) => email },
    {
      label: t("why"),
      field: "score",
      show: ({ reasons }) => <ReasonsInShort reasons={reasons} />,
    },
    { label: t("status"), field: "status", show: (held) => <Decision held={held} /> },
  ];
}

function Decision({ held }: { held: HeldRecord }) {
  const t = useTranslations("heldSiteList");
  const statusName = useTranslations("heldStatuses");
  const [isOpen, setIsOpen] = useState(false);
  const { status, name, answer, decidedBy } = held;
  return (
    <div className="grid justify-items-start gap-2">
      {status !== "held" && (
        <span>
          <span className={status === "refused" ? "text-bad" : ""}>{statusName(status)}</span>
          {decidedBy && (
            <span className="block text-ink-soft">{t("by", { email: decidedBy })}</span>
          )}
          {answer && <span className="block max-w-[44ch] text-ink-soft">{answer}</span>}
        </span>
      )}
      <RowButton
        label={t("look")}
        about={t("ofSite", { name })}
        opensDialog
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <HeldSiteDialog held={held} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function useFilters(): Filter[] {
  const t = useTranslations("heldSiteList");
  const statusName = useTranslations("heldStatuses");
  return [
    ...heldStatuses.map((status) => ({ label: statusName(status), query: { status } })),
    { label: t("all"), query: {} },
  ];
}

function useNames(): Names {
  const t = useTranslations("heldSiteList");
  const statusName = useTranslations("heldStatuses");
  return {
    status: wordIn(wordsOf(heldStatuses, statusName)),
    createdAt: (days) => t("heldOn", { days }),
  };
}

/** Publications that wait for a person, the oldest first. */
export const HeldSites = () => {
  const t = useTranslations("heldSiteList");
  return (
    <DataTable
      endpoint={getHeldSites}
      columns={useColumns()}
      filters={useFilters()}
      names={useNames()}
      sortedBy="createdAt"
      isOldestFirst
      searchLabel={t("search")}
      empty={t("empty")}
    />
  );
};
