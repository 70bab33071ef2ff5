import type { MessageFolder, MessageKind, SpamReason } from "@/db/words/messages";
import type { MessageChange, MessageFilter } from "@/lib/sites/messages/schemas";

const folders: Record<MessageFilter, string> = {
  inbox: "Inbox",
  unread: "Unread",
  archive: "Archive",
  spam: "Spam",
  trash: "Trash",
};

const kinds: Record<MessageKind, string> = {
  contact: "Message",
  order: "Order",
  request: "Request",
};

const reasons: Record<SpamReason, string> = {
  "hidden field": "a field was filled in that people do not see",
  "sent at once": "it was sent within three seconds",
  links: "it has links",
  "link in the name": "the name has a link",
  repeated: "the same text was sent before",
  "many from there": "many messages came from there",
  "many to this site": "many messages came to this site",
};

const moved: Record<MessageFolder, string> = {
  inbox: "moved to the inbox",
  archive: "archived",
  spam: "moved to spam",
  trash: "deleted",
};

/** "Archived." of one message, "3 messages archived." of several. */
const sentence = (count: number, done: string) =>
  count === 1 ? `${done.charAt(0).toUpperCase()}${done.slice(1)}.` : `${count} messages ${done}.`;

export const messagesTexts = {
  kept: "Messages are kept for 12 months, spam and trash for 30 days. Then they are deleted.",
  folders,
  kinds,
  filters: "Which messages",
  count: (count: number) => (count >= 100 ? "99+" : String(count)),
  search: "Search messages",
  find: "Search",
  export: "Download as CSV",
  list: "Messages, the newest first",
  unread: "Unread",
  reply: "Reply",
  select: (name: string) => `Select the message from ${name}`,
  selectAll: "Select all on this page",
  selected: (count: number) => `${count} selected`,
  markRead: "Mark as read",
  markUnread: "Mark as unread",
  archive: "Archive",
  toInbox: "Move to the inbox",
  isSpam: "This is spam",
  notSpam: "Not spam",
  delete: "Delete",
  deleteForGood: "Delete for good",
  pages: "Pages of messages",
  older: "Older messages",
  newest: "Newest messages",
  changed: (count: number, { folder, isRead }: MessageChange) =>
    sentence(count, folder ? moved[folder] : isRead ? "marked as read" : "marked as unread"),
  undo: "Undo",
  deleted: (count: number) => sentence(count, "deleted for good"),
  confirmDelete: (count: number) =>
    count === 1 ? "Delete this message for good?" : `Delete ${count} messages for good?`,
  confirmDeleteMany: "They are then gone for good.",
  confirmDeleteText: (name: string) => `What ${name} wrote is then gone for good.`,
  confirmYes: "Yes, delete",
  confirmNo: "Keep",
  total: "Total",
  emailStatus: {
    held: "Not e-mailed to you yet: your address is not confirmed.",
    due: "Your e-mail about it is on its way.",
    sent: "E-mailed to you.",
    dead: "Your e-mail about it could not be delivered. Check the address in your profile.",
  },
  noEmail: "Not e-mailed to you.",
  confirmFirst: "Messages are not e-mailed to you yet",
  confirmFirstHint: (email: string) =>
    `They arrive here, and nothing is lost. We e-mail them once you have opened the link that we send to ${email}.`,
  looksLikeSpam: (found: readonly SpamReason[]) =>
    `It looks like spam: ${found.map((reason) => reasons[reason]).join(", ")}.`,
  empty: {
    inbox: {
      title: "No messages yet",
      text: "Show the contact section of your site in the editor and publish. What visitors write there arrives here and in your e-mail.",
    },
    unread: { title: "All read", text: "New messages are shown here until you open them." },
    archive: {
      title: "Nothing archived",
      text: "Archive what is done: it leaves the inbox and stays for 12 months.",
    },
    spam: {
      title: "No spam",
      text: "What looks like spam is kept here for 30 days. Nothing is thrown away unseen.",
    },
    trash: { title: "Nothing deleted", text: "What you delete is kept here for 30 days." },
  } satisfies Record<MessageFilter, { title: string; text: string }>,
  noOlder: {
    title: "No older messages",
    text: "What came later is on the pages before this one.",
  },
  toEditor: "Open the editor",
  nothingFound: (typed: string) => `Nothing found for “${typed}”`,
  nothingFoundHint: "Try fewer or shorter words, or look in another folder.",
  clearSearch: "Clear the search",
  replySubject: (kind: MessageKind) => `Your ${kinds[kind].toLowerCase()}`,
};
