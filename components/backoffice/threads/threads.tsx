"use client";

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { Timestamp } from "@/components/layout/timestamp";
import { button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { callApi } from "@/lib/platform/http/client";
import { useVisitor } from "@/lib/platform/sessions/client";
import { getThread, getThreads } from "@/lib/support/endpoints";
import type { Thread } from "@/lib/support/schemas";
import type { BulkAction } from "../bulk-actions";
import { type Column, DataTable } from "../data-table";
import type { Filter } from "../filters";
import { useMay } from "../may";
import { RowButton } from "../row-button";
import { CannedAnswers } from "./canned-answers";
import { threadTexts as texts, writingTexts } from "./texts";

const ThreadDialog = onDemand(() => import("./thread-dialog").then((it) => it.ThreadDialog));
const WriteDialog = onDemand(() => import("./write-dialog").then((it) => it.WriteDialog));

const stateOf = ({ status, isWaiting }: Thread) =>
  isWaiting ? texts.waiting : status === "open" ? texts.open : texts.done;

const columns: Column<Thread>[] = [
  {
    label: texts.lastMessage,
    field: "lastMessageAt",
    show: ({ lastMessageAt }) => <Timestamp at={lastMessageAt} />,
  },
  {
    label: texts.customer,
    field: "email",
    show: ({ name, company, email }) => (
      <>
        <span className="block font-medium">{name || texts.noName}</span>
        {company && <span className="block text-ink-soft">{company}</span>}
        <span className="block text-ink-soft">{email}</span>
      </>
    ),
  },
  {
    label: texts.about,
    field: "invoiceId",
    show: ({ invoiceId }) => (invoiceId === null ? texts.contact : texts.order(invoiceId)),
  },
  {
    label: texts.message,
    show: ({ excerpt }) => (
      <p className="line-clamp-3 max-w-[44ch] whitespace-pre-wrap [overflow-wrap:anywhere]">
        {excerpt}
      </p>
    ),
  },
  {
    label: texts.assignee,
    field: "assignee",
    show: ({ assignee }) => assignee ?? texts.nobody,
  },
  {
    label: texts.state,
    field: "attention",
    show: (thread) => (
      <span className={thread.isWaiting ? "font-medium text-warn" : ""}>{stateOf(thread)}</span>
    ),
  },
];

const filters: Filter[] = [
  { label: texts.open, query: { status: "open" } },
  { label: texts.waiting, query: { isWaiting: "true" } },
  { label: texts.nobodys, query: { status: "open", assigneeId: "" } },
  { label: texts.done, query: { status: "done" } },
  { label: texts.all, query: {} },
];

const actions: BulkAction<Thread>[] = [
  { label: texts.markDone, change: { status: "done", isWaiting: false }, done: texts.doneCount },
  { label: texts.reopen, change: { status: "open" }, done: texts.openCount },
];

/**
 * Messages of customers about orders and by the contact form; those that wait for an answer first.
 */
export function Threads() {
  const mayAnswer = useMay("messages:write");
  const { user } = useVisitor();
  const address = useSearchParams();
  const asked = address.get("thread");
  const [isWriting, setIsWriting] = useState(false);
  const [openId, setOpenId] = useState<number | null>(asked ? Number(asked) : null);
  const read: Column<Thread> = {
    label: texts.read,
    show: ({ id, email }) => (
      <RowButton
        label={mayAnswer ? texts.readAndAnswer : texts.read}
        about={texts.ofCustomer(email)}
        opensDialog
        onClick={() => setOpenId(id)}
      />
    ),
  };
  const mine: Filter[] = user
    ? [{ label: texts.mine, query: { status: "open", assignee: user.email } }]
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
          {writingTexts.title}
        </button>
      )}
      <DataTable
        endpoint={getThreads}
        columns={[...columns, read]}
        filters={[...filters, ...mine]}
        sortedBy="attention"
        searchLabel={texts.search}
        choice={mayAnswer ? { actions, nameOf: ({ email }) => texts.rowName(email) } : undefined}
        empty={texts.empty}
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
