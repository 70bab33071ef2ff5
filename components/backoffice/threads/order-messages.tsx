"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Timestamp } from "@/components/layout/timestamp";
import { IntentLink } from "@/components/ui/intent-link";
import { backOfficeLink } from "@/lib/back-office-link";
import type { Invoice } from "@/lib/orders/invoices/schemas";
import { callApi, callApiForList } from "@/lib/platform/http/client";
import { getThreads, postThread } from "@/lib/support/endpoints";
import type { Thread } from "@/lib/support/schemas";
import { useMay } from "../may";
import { OrderSection } from "../order-section";
import { AnswerForm } from "./answer-form";
import { orderThreadTexts as texts, writingTexts } from "./texts";

/**
 * A link to the messages between the shop and the customer about an order, or the form for the
 * first one.
 */
export function OrderMessages({ order: { id, user, userEmail } }: { order: Invoice }) {
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
    callApi(postThread, { body: { ...body, invoiceId: id } });
  return (
    <OrderSection
      id="timeline-messages"
      title={texts.title}
      begin={texts.begin}
      isOffered={mayWrite && data !== undefined && !thread}
      form={(close) => (
        <div className="mt-4">
          <AnswerForm
            about={{ name: user.userName, email: userEmail, invoiceId: id }}
            texts={writingTexts}
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
      {thread && <LastMessage thread={thread} />}
      {data && !thread && <p className="mt-2">{texts.none}</p>}
      <p role="status" className="text-good">
        {isSent && writingTexts.sent}
      </p>
    </OrderSection>
  );
}

const LastMessage = ({ thread: { id, excerpt, lastMessageAt } }: { thread: Thread }) => (
  <>
    <p className="mt-2 flex flex-wrap justify-between gap-x-4">
      <span className="line-clamp-2 max-w-[44ch] [overflow-wrap:anywhere]">{excerpt}</span>
      <Timestamp at={lastMessageAt} className="text-ink-soft tabular-nums" />
    </p>
    <IntentLink
      href={backOfficeLink("messages", { thread: String(id) })}
      className="mt-2 inline-block text-accent hover:underline"
    >
      {texts.all}
    </IntentLink>
  </>
);
