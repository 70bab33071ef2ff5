"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "#translations";
import { Timestamp } from "@/components/layout/timestamp";
import { button } from "@/components/ui/button";
import { callApi } from "@/lib/platform/http/client";
import { getThreadMessages, getThreads } from "@/lib/support/endpoints";
import type { ThreadMessage } from "@/lib/support/schemas";

/** The messages of a thread in the order of time, a page at a time. */
export function ThreadMessages({ threadId }: { threadId: number }) {
  const t = useTranslations("thread");
  const backOffice = useTranslations("backOffice");
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
            {backOffice("tryAgain")}
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
          {t("earlier")}
        </button>
      )}
      {isPending && <p className="text-ink-soft">{backOffice("oneMoment")}</p>}
      <ol className="grid gap-4 text-sm">
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
    </div>
  );
}

function Message({ message }: { message: ThreadMessage }) {
  const t = useTranslations("thread");
  const channelName = useTranslations("threadChannels");
  const { author, channel, by, fromAddress, body, attachments, isShortened, createdAt } = message;
  const isStaff = author === "staff";
  const notes = [
    ...(isShortened ? [t("shortened")] : []),
    ...(attachments > 0 ? [t("attachments", { count: attachments })] : []),
  ];
  return (
    <li className={`border-s-2 ps-3 ${isStaff ? "border-accent" : "border-line-strong"}`}>
      <p className="text-ink-soft">
        <span className="font-medium text-ink">
          {isStaff ? (by === null ? t("shop") : t("by", { email: by })) : t("customer")}
        </span>
        {!isStaff && <span>{` ${channelName(channel)}`}</span>}
        {", "}
        <Timestamp at={createdAt} />
      </p>
      {fromAddress !== null && (
        <p className="font-medium text-warn">
          {fromAddress ? t("fromElsewhere", { address: fromAddress }) : t("fromUnknown")}
        </p>
      )}
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{body || t("noText")}</p>
      {notes.length > 0 && <p className="text-ink-soft">{notes.join(" ")}</p>}
    </li>
  );
}
