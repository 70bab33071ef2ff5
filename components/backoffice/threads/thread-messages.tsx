"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Timestamp } from "@/components/layout/timestamp";
import { button } from "@/components/ui/button";
import { callApi } from "@/lib/platform/http/client";
import { getThreadMessages, getThreads } from "@/lib/support/endpoints";
import type { ThreadMessage } from "@/lib/support/schemas";
import { backOfficeTexts } from "../texts";
import { threadTexts as texts } from "./texts";

/** The messages of a thread in the order of time, a page at a time. */
export function ThreadMessages({ threadId }: { threadId: number }) {
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } =
    useInfiniteQuery({
      // Below the key of the list, so that it is refetched together with the list.
      queryKey: [getThreads.path, "messages", threadId],
      queryFn: ({ pageParam }) =>
        callApi(getThreadMessages, {
          params: { id: String(threadId) },
          query: pageParam === null ? {} : { before: String(pageParam) },
        }),
      initialPageParam: null as number | null,
      getNextPageParam: ({ next }) => next,
      staleTime: 0,
    });
  const messages = [...(data?.pages ?? [])].reverse().flatMap((page) => page.messages);
  return (
    <div className="min-h-32" aria-busy={isPending}>
      {error && (
        <div role="alert">
          <p>{error.message}</p>
          <button type="button" className={`${button()} mt-4`} onClick={() => refetch()}>
            {backOfficeTexts.tryAgain}
          </button>
        </div>
      )}
      {hasNextPage && (
        <button
          type="button"
          className={`${button("quiet", "medium")} mb-3`}
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {texts.earlier}
        </button>
      )}
      {isPending && <p className="text-ink-soft">{backOfficeTexts.oneMoment}</p>}
      <ol className="grid gap-4 text-sm">
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
    </div>
  );
}

function Message({ message }: { message: ThreadMessage }) {
  const { author, channel, by, fromAddress, body, attachments, isShortened, createdAt } = message;
  const isStaff = author === "staff";
  const notes = [
    ...(isShortened ? [texts.shortened] : []),
    ...(attachments > 0 ? [texts.attachments(attachments)] : []),
  ];
  return (
    <li className={`border-s-2 ps-3 ${isStaff ? "border-accent" : "border-line-strong"}`}>
      <p className="text-ink-soft">
        <span className="font-medium text-ink">
          {isStaff ? (by === null ? texts.shop : texts.by(by)) : texts.customer}
        </span>
        {!isStaff && <span>{` ${texts.channels[channel]}`}</span>}
        {", "}
        <Timestamp at={createdAt} />
      </p>
      {fromAddress !== null && (
        <p className="font-medium text-warn">{texts.fromElsewhere(fromAddress)}</p>
      )}
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{body || texts.noText}</p>
      {notes.length > 0 && <p className="text-ink-soft">{notes.join(" ")}</p>}
    </li>
  );
}
