"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ChoiceField } from "@/components/ui/field";
import { callApi, callApiForList } from "@/lib/platform/http/client";
import { getAssignees, getThreads, postAnswer, putThread } from "@/lib/support/endpoints";
import type { Thread } from "@/lib/support/schemas";
import { useMay } from "../may";
import { useListMutation } from "../use-list-mutation";
import { AnswerForm } from "./answer-form";
import { ThreadMessages } from "./thread-messages";

interface ThreadDialogProps {
  thread: Thread;
  onClose: () => void;
}

/**
 * A whole thread: its messages, the form for an answer, the assigned staff member, and its status.
 */
export function ThreadDialog({ thread, onClose }: ThreadDialogProps) {
  const t = useTranslations("threadList");
  const inThread = useTranslations("thread");
  const writing = useTranslations("threadAnswer");
  const mayAnswer = useMay("messages:write");
  const { email, name, company, invoiceId } = thread;
  const answer = (body: { message: string; isDone: boolean }) =>
    callApi(postAnswer, { params: { id: String(thread.id) }, body });
  const about = invoiceId === null ? t("contact") : t("order", { id: String(invoiceId) });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={inThread("title", { email })}
      description={[about, name, company].filter(Boolean).join(" · ")}
    >
      <div className="mt-5 grid gap-6">
        <ThreadMessages threadId={thread.id} />
        {mayAnswer && (
          <>
            <AnswerForm
              about={thread}
              texts={{ message: writing("message"), send: writing("send"), sent: writing("sent") }}
              send={answer}
            />
            <ThreadState thread={thread} />
          </>
        )}
      </div>
    </Dialog>
  );
}

const allAssignees = { _end: "100", _sort: "email" } as const;

function ThreadState({ thread: { id, status, assigneeId, assignee } }: { thread: Thread }) {
  const t = useTranslations("threadList");
  const { data } = useQuery({
    queryKey: [getAssignees.path, allAssignees],
    queryFn: () => callApiForList(getAssignees, allAssignees),
  });
  const assignees = data?.rows ?? [];
  const change = useListMutation([getThreads.path], (body: Partial<Thread>) =>
    callApi(putThread, {
      params: { id: String(id) },
      body: body as { status?: Thread["status"]; assigneeId?: number | null },
    }),
  );
  const known = assignees.map((it) => ({ value: String(it.id), label: it.email }));
  const isGone = assigneeId !== null && !assignees.some((it) => it.id === assigneeId);
  const gone = isGone ? [{ value: String(assigneeId), label: assignee ?? "" }] : [];
  const next = status === "open" ? "done" : "open";
  return (
    <div className="flex flex-wrap items-end justify-between gap-4 border-line border-t pt-5">
      <ChoiceField
        label={t("assignee")}
        options={[{ value: "", label: t("nobody") }, ...gone, ...known]}
        value={assigneeId === null ? "" : String(assigneeId)}
        onChoose={(value) => change.mutate({ assigneeId: value === "" ? null : Number(value) })}
      />
      <button
        type="button"
        className={button("secondary")}
        disabled={change.isPending}
        onClick={() => change.mutate({ status: next })}
      >
        {status === "open" ? t("markDone") : t("reopen")}
      </button>
    </div>
  );
}
