import { useTranslations } from "#translations";
import { button } from "@/components/ui/button";
import type { MessageView } from "@/lib/sites/messages/schemas";
import type { Inbox } from "./use-messages";

export interface MessageActionsProps {
  /** At least one; all are in the same folder. */
  messages: readonly MessageView[];
  inbox: Pick<Inbox, "mark" | "move" | "remove">;
}

/** The actions for one message or several. */
export function MessageActions({ messages, inbox: { mark, move, remove } }: MessageActionsProps) {
  const t = useTranslations("siteMessages");
  const folder = messages[0]?.folder;
  const actions = [
    {
      label: t("markRead"),
      isShown: folder === "inbox" && messages.some(({ isRead }) => !isRead),
      run: () => mark(messages, true),
    },
    {
      label: t("markUnread"),
      isShown: folder === "inbox" && messages.some(({ isRead }) => isRead),
      run: () => mark(messages, false),
    },
    {
      label: t("archive"),
      isShown: folder === "inbox",
      run: () => move(messages, "archive"),
    },
    {
      label: t("toInbox"),
      isShown: folder === "archive" || folder === "trash",
      run: () => move(messages, "inbox"),
    },
    {
      label: folder === "spam" ? t("notSpam") : t("isSpam"),
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
        {folder === "trash" ? t("deleteForGood") : t("delete")}
      </button>
    </>
  );
}
