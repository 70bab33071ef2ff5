"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "#translations";
import { IntentLink } from "@/components/ui/intent-link";
import { backOfficeLink } from "@/lib/back-office-link";
import type { Invoice } from "@/lib/orders/invoices/schemas";
import { callApi, callApiForList } from "@/lib/platform/http/client";
import { getThreads, postAnswer, postThread } from "@/lib/support/endpoints";
import { useMay } from "../may";
import { OrderSection } from "../order-section";
import { AnswerForm } from "./answer-form";
import { ThreadMessages } from "./thread-messages";

/** The messages between the shop and the customer about an order, and the form for another one. */
export function OrderMessages({ order: { id, user, userEmail } }: { order: Invoice }) {
  const t = useTranslations("orderThread");
  const newThread = useTranslations("newThread");
  const mayWrite = useMay("messages:write");
  const [isSent, setIsSent] = useState(false);
  const query = { invoiceId: String(id) };
  const { data, error } = useQuery({
    queryKey: [getThreads.path, query],
    queryFn: () => callApiForList(getThreads, query),
    staleTime: 0,
  });
  const thread = data?.rows[0];
  const send = (body: { message: string; isDone: boolean }) =>
    thread
      ? callApi(postAnswer, { params: { id: String(thread.id) }, body })
      : callApi(postThread, { body: { ...body, invoiceId: id } });
  return (
    <OrderSection
      id="timeline-messages"
      title={t("title")}
      begin={t("begin")}
      isOffered={mayWrite && data !== undefined}
      form={(close) => (
        <div className="mt-4">
          <AnswerForm
            about={{ name: user.userName, email: userEmail, invoiceId: id }}
            texts={{
              message: newThread("message"),
              send: newThread("send"),
              sent: newThread("sent"),
            }}
            send={send}
            onSent={() => {
              setIsSent(true);
              close();
            }}
          />
        </div>
      )}
    >
      {error && <p role="alert">{error.message}</p>}
      {thread && <Messages threadId={thread.id} />}
      {data && !thread && <p className="mt-2">{t("none")}</p>}
      <p role="status" className="text-good">
        {isSent && newThread("sent")}
      </p>
    </OrderSection>
  );
}

const Messages = ({ threadId }: { threadId: number }) => {
  const t = useTranslations("orderThread");
  return (
    <>
      <div className="mt-3">
        <ThreadMessages threadId={threadId} />
      </div>
      <IntentLink
        href={backOfficeLink("messages", { thread: String(threadId) })}
        className="mt-3 inline-block text-accent hover:underline"
      >
        {t("all")}
      </IntentLink>
    </>
  );
};
