"use client";

import { useId, useState } from "react";
import { formatTimestamp } from "@/lib/dates";
import { writerOf } from "@/lib/sites/messages/rules";
import type { MessageView } from "@/lib/sites/messages/schemas";
import { MessageText } from "./message-text";
import { messagesTexts as texts } from "./texts";
import type { Inbox } from "./use-messages";

interface MessageRowProps extends Pick<Inbox, "markRead" | "move" | "remove"> {
  message: MessageView;
}

/**
 * One message: its first words, and the whole message once it is opened, which marks it as read.
 */
export function MessageRow({ message, markRead, ...actions }: MessageRowProps) {
  const { kind, isRead, receivedAt } = message;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const open = () => {
    setIsOpen(!isOpen);
    if (!isOpen) void markRead(message, true);
  };
  const markUnread = () => {
    setIsOpen(false);
    void markRead(message, false);
  };
  const words = message.message || message.fields.map(({ value }) => value).join(", ");
  return (
    <li className="border-line border-t">
      <h2 className="font-sans text-base tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="grid w-full grid-cols-[0.625rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-0.5 px-1 py-3.5 text-left transition-colors hover:bg-card sm:grid-cols-[0.625rem_12rem_minmax(0,1fr)_auto]"
          onClick={open}
        >
          <span className={`size-2.5 self-center rounded-full ${isRead ? "" : "bg-accent"}`}>
            {!isRead && <span className="sr-only">{texts.unread} </span>}
          </span>
          <span dir="auto" className={`truncate ${isRead ? "font-normal" : "font-semibold"}`}>
            {writerOf(message)}
          </span>
          <span
            dir="auto"
            className="col-start-2 truncate font-normal text-ink-soft sm:col-start-auto"
          >
            {kind !== "contact" && (
              <span className="mr-2 rounded-sm border border-line-strong px-1.5 text-ink text-xs">
                {texts.kinds[kind]}
              </span>
            )}
            {words}
          </span>
          <time
            dateTime={receivedAt}
            className="col-start-2 font-normal text-ink-soft text-sm tabular-nums sm:col-start-auto"
          >
            {formatTimestamp(receivedAt)}
          </time>
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && <MessageText message={message} markUnread={markUnread} {...actions} />}
      </div>
    </li>
  );
}
