"use client";

import { useId, useState } from "react";
import { useTranslations } from "#translations";
import { Timestamp } from "@/components/layout/timestamp";
import { writerOf } from "@/lib/sites/messages/rules";
import type { MessageView } from "@/lib/sites/messages/schemas";
import { MessageText } from "./message-text";
import type { Inbox } from "./use-messages";

interface MessageRowProps {
  message: MessageView;
  inbox: Inbox;
}

/**
 * One message: its first words, and the whole message once it is opened, which marks it as read.
 */
export function MessageRow({ message, inbox }: MessageRowProps) {
  const t = useTranslations("siteMessages");
  const kindOf = useTranslations("messageKinds");
  const { kind, isRead, receivedAt } = message;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const open = () => {
    setIsOpen(!isOpen);
    if (!isOpen) void inbox.markOpened(message);
  };
  const mark: Inbox["mark"] = (messages, asRead) => {
    setIsOpen(false);
    return inbox.mark(messages, asRead);
  };
  const words = message.message || message.fields.map(({ value }) => value).join(", ");
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] border-line border-t">
      <label className="grid w-9 place-items-center">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          aria-label={t("select", { name: writerOf(message) })}
          checked={inbox.selected.includes(message)}
          onChange={({ target }) => inbox.select([message], target.checked)}
        />
      </label>
      <h2 className="font-sans text-base tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="grid w-full grid-cols-[0.625rem_minmax(0,1fr)] items-baseline gap-x-3 gap-y-0.5 px-1 py-3.5 text-start transition-colors hover:bg-card sm:grid-cols-[0.625rem_12rem_minmax(0,1fr)_auto]"
          onClick={open}
        >
          <span
            className={`size-2.5 forced-color-adjust-none self-center rounded-full ${isRead ? "" : "bg-accent"}`}
          >
            {!isRead && <span className="sr-only">{t("unread")} </span>}
          </span>
          <span dir="auto" className={`truncate ${isRead ? "font-normal" : "font-semibold"}`}>
            {writerOf(message)}
          </span>
          <span
            dir="auto"
            className="col-start-2 truncate font-normal text-ink-soft sm:col-start-auto"
          >
            {kind !== "contact" && (
              <span className="me-2 rounded-sm border border-line-strong px-1.5 text-ink text-xs">
                {kindOf(kind)}
              </span>
            )}
            {words}
          </span>
          <Timestamp
            at={receivedAt}
            className="col-start-2 font-normal text-ink-soft text-sm tabular-nums sm:col-start-auto"
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="col-start-2">
        {isOpen && <MessageText message={message} inbox={{ ...inbox, mark }} />}
      </div>
    </li>
  );
}
