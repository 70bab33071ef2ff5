"use client";

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { useTranslations } from "#translations";
import { Timestamp } from "@/components/layout/timestamp";
import { button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { callApi } from "@/lib/platform/http/client";
import { useVisitor } from "@/lib/platform/sessions/client";
import { getThread, getThreads } from "@/lib/support/endpoints";
import type { Thread } from "@/lib/support/schemas";
import type { Translator } from "@/lib/translations/translator";
import type { BulkAction } from "../bulk-actions";
import { type Column, DataTable } from "../data-table";
import type { Filter } from "../filters";
import { useMay } from "../may";
import { RowButton } from "../row-button";
import { CannedAnswers } from "./canned-answers";

const ThreadDialog = onDemand(() => import("./thread-dialog").then((it) => it.ThreadDialog));
const WriteDialog = onDemand(() => import("./write-dialog").then((it) => it.WriteDialog));

const stateOf = ({ status, isWaiting }: Thread, t: Translator<"threadList">) =>
  isWaiting ? t("waiting") : status === "open" ? t("open") : t("done");

function useColumns(): Column<Thread>[] {
  const t = useTranslations("threadList");
  return [
    {
      label: t("lastMessage"),
      field: "lastMessageAt",
      show: ({ lastMessageAt }) => <Timestamp at={lastMessageAt} />,
    },
    {
      label: t("customer"),
      field: "email",
      show: ({ name, company, email }) => (
        <>
          <span className="block font-medium">{name || t("noName")}</span>
          {company && <span className="block text-ink-soft">{company}</span>}
          <span className="block text-ink-soft">{email}</span>
        </>
      ),
    },
    {
      label: t("about"),
      field: "invoiceId",
      show: ({ invoiceId }) =>
        invoiceId === null ? t("contact") : t("order", { id: String(invoiceId) }),
    },
    {
      label: t("message"),
      show: ({ excerpt }) => (
        <p className="line-clamp-3 max-w-[44ch] whitespace-pre-wrap [overflow-wrap:anywhere]">
          {excerpt}
        </p>
      ),
    },
    {
      label: t("assignee"),
      field: "assignee",
      show: ({ assignee }) => assignee ?? t("nobody"),
    },
    {
      label: t("state"),
      field: "attention",
      show: (thread) => (
        <span className={thread.isWaiting ? "font-medium text-warn" : ""}>
          {stateOf(thread, t)}
        </span>
      ),
    },
  ];
}

function useFilters(): Filter[] {
  const t = useTranslations("threadList");
  return [
    { label: t("open"), query: { status: "open" } },
    { label: t("waiting"), query: { isWaiting: "true" } },
    { label: t("nobodys"), query: { status: "open", assigneeId: "" } },
    { label: t("done"), query: { status: "done" } },
    { label: t("all"), query: {} },
  ];
}

function useActions(): BulkAction<Thread>[] {
  const t = useTranslations("threadList");
  return [
    {
      label: t("markDone"),
      change: { status: "done", isWaiting: false },
      done: (count) => t("doneCount", { count }),
    },
    { label: t("reopen"), change: { status: "open" }, done: (count) => t("openCount", { count }) },
  ];
}

/**
 * Messages of customers about orders and by the contact form; those that wait for an answer first.
 */
export function Threads() {
  const t = useTranslations("threadList");
  const newThread = useTranslations("newThread");
  const actions = useActions();
  const mayAnswer = useMay("messages:write");
  const { user } = useVisitor();
  const address = useSearchParams();
  const asked = address.get("thread");
  const [isWriting, setIsWriting] = useState(false);
  const [openId, setOpenId] = useState<number | null>(asked ? Number(asked) : null);
  const read: Column<Thread> = {
    label: t("read"),
    show: ({ id, email }) => (
      <RowButton
        label={mayAnswer ? t("readAndAnswer") : t("read")}
        about={t("ofCustomer", { email })}
        opensDialog
        onClick={() => setOpenId(id)}
      />
    ),
  };
  const mine: Filter[] = user
    ? [{ label: t("mine"), query: { status: "open", assignee: user.email } }]
    : [];
  return (
    <>
      {mayAnswer && (
        <button
          type="button"
          aria-haspopup="dialog"
          className={`${button("secondary")} mb-5`}
          onClick={() => setIsWriting(true)}
        >
          {newThread("title")}
        </button>
      )}
      <DataTable
        endpoint={getThreads}
        columns={[...useColumns(), read]}
        filters={[...useFilters(), ...mine]}
        sortedBy="attention"
        searchLabel={t("search")}
        choice={mayAnswer ? { actions, nameOf: ({ email }) => t("row", { email }) } : undefined}
        empty={t("empty")}
      />
      {openId !== null && <OpenThread id={openId} onClose={() => setOpenId(null)} />}
      {isWriting && <WriteDialog onClose={() => setIsWriting(false)} />}
      <CannedAnswers />
    </>
  );
}

/** If the address names a thread that does not exist, no dialog opens. */
function OpenThread({ id, onClose }: { id: number; onClose: () => void }) {
  const { data } = useQuery({
    queryKey: [getThreads.path, "one", id],
    queryFn: () => callApi(getThread, { params: { id: String(id) } }),
    staleTime: 0,
  });
  return data ? <ThreadDialog thread={data} onClose={onClose} /> : null;
}
