"use client";

import { useState } from "react";
import { showAlert, showError } from "@/components/ui/alerts";
import type { MessageFolder } from "@/db/words/messages";
import { writerOf } from "@/lib/sites/messages/rules";
import type {
  MessageChange,
  MessagePage,
  MessageQuery,
  MessageView,
} from "@/lib/sites/messages/schemas";
import { messagesTexts as texts } from "./texts";

const loadClient = () => import("@/lib/sites/messages/client");

/** One page of the inbox, and the owner's actions for its messages. */
export function useMessages(license: string, query: MessageQuery, page: MessagePage) {
  const [messages, setMessages] = useState(page.messages);
  const [unread, setUnread] = useState(page.unread);
  const [notice, setNotice] = useState("");
  const [undo, setUndo] = useState<(() => void) | null>(null);

  const put = (changed: MessageView) =>
    setMessages((all) => all.map((it) => (it.id === changed.id ? changed : it)));

  /** Undefined if it failed; the error is shown then. */
  async function change(message: MessageView, wanted: MessageChange) {
    try {
      const changed = await (await loadClient()).changeMessage(license, message.id, wanted);
      const isUnread = (it: MessageView) => (it.folder === "inbox" && !it.isRead ? 1 : 0);
      setUnread((count) => Math.max(0, count + isUnread(changed) - isUnread(message)));
      return changed;
    } catch (error) {
      await showError(error);
    }
  }

  const markRead = async (message: MessageView, isRead: boolean) => {
    if (message.isRead === isRead) return;
    const changed = await change(message, { isRead });
    if (changed) put(changed);
  };

  const move = async (message: MessageView, folder: MessageFolder) => {
    const changed = await change(message, { folder });
    if (!changed) return;
    const isHere = query.folder === "unread" ? "inbox" : query.folder;
    setMessages((all) => all.filter((it) => it.id !== message.id || folder === isHere));
    setNotice(texts.moved[folder]);
    setUndo(() => async () => {
      const restored = await change(changed, { folder: message.folder });
      if (!restored) return;
      setMessages((all) => [...all, restored].sort((a, b) => b.id - a.id));
      setNotice(texts.moved[message.folder]);
      setUndo(null);
    });
  };

  const remove = async (message: MessageView) => {
    const isConfirmed = await showAlert({
      title: texts.confirmDelete,
      text: texts.confirmDeleteText(writerOf(message)),
      tone: "warn",
      confirm: texts.confirmYes,
      cancel: texts.confirmNo,
    });
    if (!isConfirmed) return;
    try {
      await (await loadClient()).deleteMessage(license, message.id);
      setMessages((all) => all.filter((it) => it.id !== message.id));
      if (message.folder === "inbox" && !message.isRead) setUnread((count) => count - 1);
      setNotice(texts.deleted);
      setUndo(null);
    } catch (error) {
      await showError(error);
    }
  };

  return { messages, unread, notice, undo, markRead, move, remove };
}

export type Inbox = ReturnType<typeof useMessages>;
