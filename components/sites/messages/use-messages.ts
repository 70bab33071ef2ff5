"use client";

import { useState } from "react";
import { useTranslations } from "#translations";
import { showAlert, showError } from "@/components/ui/alerts";
import type { MessageFolder } from "@/db/words/messages";
import { writerOf } from "@/lib/sites/messages/rules";
import type {
  MessageChange,
  MessagePage,
  MessageQuery,
  MessageView,
} from "@/lib/sites/messages/schemas";

const loadClient = () => import("@/lib/sites/messages/client");
type Client = Awaited<ReturnType<typeof loadClient>>;

type Messages = readonly MessageView[];

const idsOf = (messages: Messages) => messages.map(({ id }) => id);

/** One page of the inbox, and the owner's actions for its messages. */
export function useMessages(license: string, query: MessageQuery, initial: MessagePage) {
  const t = useTranslations("siteMessages");
  const ofChange = useTranslations("messagesChanged");
  const [page, setPage] = useState(initial);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [notice, setNotice] = useState("");
  const [undo, setUndo] = useState<(() => void) | null>(null);

  /** Sends a change, and shows the page as it is on the server then. False if it failed. */
  async function send(
    act: (client: Client) => Promise<unknown>,
    show: (fresh: MessagePage) => void = setPage,
  ): Promise<boolean> {
    try {
      const client = await loadClient();
      await act(client);
      show(await client.getMessages(license, query));
      return true;
    } catch (error) {
      await showError(error);
      return false;
    }
  }

  async function change(messages: Messages, wanted: MessageChange, before: MessageChange) {
    if (messages.length === 0) return;
    const put = (it: MessageChange) =>
      send((client) => client.changeMessages(license, idsOf(messages), it));
    if (!(await put(wanted))) return;
    if (wanted.folder) setSelected(new Set());
    const said = (it: MessageChange) =>
      ofChange(it.folder ?? (it.isRead ? "read" : "unread"), { count: messages.length });
    setNotice(said(wanted));
    setUndo(() => async () => {
      if (!(await put(before))) return;
      setNotice(said(before));
      setUndo(null);
    });
  }

  /** An opened message stays where it is, also in the list of unread messages. */
  const markOpened = (opened: MessageView) =>
    opened.isRead ||
    send(
      (client) => client.changeMessages(license, [opened.id], { isRead: true }),
      ({ unread, spam }) =>
        setPage(({ messages, next }) => ({
          messages: messages.map((it) => (it.id === opened.id ? { ...it, isRead: true } : it)),
          next,
          unread,
          spam,
        })),
    );

  const mark = (messages: Messages, isRead: boolean) =>
    change(
      messages.filter((it) => it.isRead !== isRead),
      { isRead },
      { isRead: !isRead },
    );

  /** All messages of a page are in the same folder. */
  const move = (messages: Messages, folder: MessageFolder) =>
    change(messages, { folder }, { folder: messages[0]?.folder });

  const remove = async (messages: Messages) => {
    const [first] = messages;
    const isConfirmed = await showAlert({
      title: t("confirmDelete", { count: messages.length }),
      text:
        messages.length === 1 && first
          ? t("confirmDeleteText", { name: writerOf(first) })
          : t("confirmDeleteMany"),
      tone: "warn",
      confirm: t("confirmYes"),
      cancel: t("confirmNo"),
    });
    if (!isConfirmed) return;
    if (!(await send((client) => client.deleteMessages(license, idsOf(messages))))) return;
    setNotice(ofChange("deleted", { count: messages.length }));
    setUndo(null);
  };

  const select = (messages: Messages, isSelected: boolean) =>
    setSelected((all) => {
      const next = new Set(all);
      for (const id of idsOf(messages)) isSelected ? next.add(id) : next.delete(id);
      return next;
    });

  return {
    page,
    selected: page.messages.filter(({ id }) => selected.has(id)),
    notice,
    undo,
    select,
    markOpened,
    mark,
    move,
    remove,
  };
}

export type Inbox = ReturnType<typeof useMessages>;
