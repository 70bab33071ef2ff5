"use client";

import { useTranslations } from "#translations";
import { ConfirmAddress } from "@/components/accounts/security/confirm-address";
import { button } from "@/components/ui/button";
import { Anchor } from "@/components/ui/link";
import type { MessagePage, MessageQuery } from "@/lib/sites/messages/schemas";
import { EmptyMessages } from "./empty-messages";
import { MessageActions } from "./message-actions";
import { messageAddress } from "./message-address";
import { MessageBar } from "./message-bar";
import { MessageRow } from "./message-row";
import { useMessages } from "./use-messages";

interface SiteMessagesProps {
  license: string;
  /** The address of the editor of its words. */
  editor: string;
  query: MessageQuery;
  page: MessagePage;
  /** The owner's address if it is not verified: messages are not emailed to it yet. */
  unverified: string | null;
}

/** The messages of a site's visitors, a page at a time. */
export function SiteMessages({
  license,
  editor,
  query,
  page: initial,
  unverified,
}: SiteMessagesProps) {
  const t = useTranslations("siteMessages");
  const inbox = useMessages(license, query, initial);
  const { page, selected, notice, undo } = inbox;
  const { messages, unread, spam, next } = page;
  return (
    <>
      {unverified !== null && (
        <div className="mb-8">
          <ConfirmAddress
            title={t("confirmFirst")}
            text={t("confirmFirstHint", { email: unverified })}
          />
        </div>
      )}
      <MessageBar license={license} query={query} unread={unread} spam={spam} />
      <p role="status" className="mt-4 flex min-h-9 flex-wrap items-center gap-3 text-good text-sm">
        <span>{notice}</span>
        {undo && (
          <button type="button" className={button("quiet", "medium")} onClick={undo}>
            {t("undo")}
          </button>
        )}
      </p>
      {messages.length === 0 && <EmptyMessages license={license} editor={editor} query={query} />}
      {messages.length > 0 && (
        <div className="flex min-h-11 flex-wrap items-center gap-2 py-1">
          <label className="flex h-9 cursor-pointer items-center pe-3 text-sm">
            <span className="grid w-9 place-items-center">
              <input
                type="checkbox"
                className="size-4 accent-accent"
                checked={selected.length === messages.length}
                onChange={({ target }) => inbox.select(messages, target.checked)}
              />
            </span>
            {t("selectAll")}
          </label>
          {selected.length > 0 && (
            <>
              <p className="pe-3 text-ink-soft text-sm">
                {t("selected", { count: selected.length })}
              </p>
              <MessageActions messages={selected} inbox={inbox} />
            </>
          )}
        </div>
      )}
      {messages.length > 0 && (
        <ol aria-label={t("list")} className="border-line border-b">
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} inbox={inbox} />
          ))}
        </ol>
      )}
      <nav aria-label={t("pages")} className="mt-6 flex flex-wrap gap-3 empty:hidden">
        {query.before !== undefined && (
          <Anchor
            href={messageAddress(license, { ...query, before: undefined })}
            className={button("secondary", "medium")}
          >
            {t("newest")}
          </Anchor>
        )}
        {next !== null && (
          <Anchor
            href={messageAddress(license, { ...query, before: next })}
            className={button("secondary", "medium")}
          >
            {t("older")}
          </Anchor>
        )}
      </nav>
      <p className="mt-8 text-ink-soft text-sm">{t("kept")}</p>
    </>
  );
}
