import { button } from "@/components/ui/button";
import type { MessageView } from "@/lib/sites/messages/schemas";
import { messagesTexts as texts } from "./texts";
import type { Inbox } from "./use-messages";

export interface MessageActionsProps {
  /** At least one; all are in the same folder. */
  messages: readonly MessageView[];
  inbox: Pick<Inbox, "mark" | "move" | "remove">;
}

/** The actions for one message or several. */
export function MessageActions({ messages, inbox: { mark, move, remove } }: MessageActionsProps) {
  const folder = messages[0]?.folder;
  const actions = [
    {
      label: texts.markRead,
      isShown: folder === "inbox" && messages.some(({ isRead }) => !isRead),
      run: () => mark(messages, true),
    },
    {
      label: texts.markUnread,
      isShown: folder === "inbox" && messages.some(({ isRead }) => isRead),
      run: () => mark(messages, false),
    },
    {
      label: texts.archive,
      isShown: folder === "inbox",
      run: () => move(messages, "archive"),
    },
    {
      label: texts.toInbox,
      isShown: folder === "archive" || folder === "trash",
      run: () => move(messages, "inbox"),
    },
    {
      label: folder === "spam" ? texts.notSpam : texts.isSpam,
      isShown: folder !== "trash",
      run: () => move(messages, folder === "spam" ? "inbox" : "spam"),
    },
  ];
  return (
    <>
      {actions
        .filter(({ isShown }) => isShown)
        .map(({ label, run }) => (
          <button key={label} type="button" className={button("secondary", "medium")} onClick={run}>
            {label}
          </button>
        ))}
      <button
        type="button"
        className={button("quiet", "medium")}
        onClick={() => (folder === "trash" ? remove(messages) : move(messages, "trash"))}
      >
        {folder === "trash" ? texts.deleteForGood : texts.delete}
      </button>
    </>
  );
}
