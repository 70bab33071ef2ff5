/** The messages of the visitors of a customer's site. */
export const siteMessages = {
  kept: "Messages are kept for 12 months, spam and trash for 30 days. Then they are deleted.",
  filters: "Which messages",
  search: "Search messages",
  find: "Search",
  export: "Download as CSV",
  list: "Messages, the newest first",
  unread: "Unread",
  reply: "Reply",
  replySubject: "{kind, select, order {Your order} request {Your request} other {Your message}}",
  select: "Select the message from {name}",
  selectAll: "Select all on this page",
  selected: "{count, plural, one {# selected} other {# selected}}",
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
  undo: "Undo",
  confirmDelete:
    "{count, plural, one {Delete this message for good?} other {Delete # messages for good?}}",
  confirmDeleteMany: "They are then gone for good.",
  confirmDeleteText: "What {name} wrote is then gone for good.",
  confirmYes: "Yes, delete",
  confirmNo: "Keep",
  total: "Total",
  confirmFirst: "Messages are not e-mailed to you yet",
  confirmFirstHint:
    "They arrive here, and nothing is lost. We e-mail them once you have opened the link that we send to {email}.",
  looksLikeSpam: "It looks like spam: {reasons}.",
  toEditor: "Open the editor",
  noOlder: "No older messages",
  noOlderHint: "What came later is on the pages before this one.",
  nothingFound: "Nothing found for “{typed}”",
  nothingFoundHint: "Try fewer or shorter words, or look in another folder.",
  clearSearch: "Clear the search",
} as const;

export const messageKinds = { contact: "Message", order: "Order", request: "Request" } as const;

export const messageFilters = {
  inbox: "Inbox",
  unread: "Unread",
  archive: "Archive",
  spam: "Spam",
  trash: "Trash",
} as const;

/** Said after messages were changed. */
export const messagesChanged = {
  inbox: "{count, plural, one {Moved to the inbox.} other {# messages moved to the inbox.}}",
  archive: "{count, plural, one {Archived.} other {# messages archived.}}",
  spam: "{count, plural, one {Moved to spam.} other {# messages moved to spam.}}",
  trash: "{count, plural, one {Deleted.} other {# messages deleted.}}",
  read: "{count, plural, one {Marked as read.} other {# messages marked as read.}}",
  unread: "{count, plural, one {Marked as unread.} other {# messages marked as unread.}}",
  deleted: "{count, plural, one {Deleted for good.} other {# messages deleted for good.}}",
} as const;

/** Whether the owner of the site got an email about a message. */
export const messageMail = {
  none: "Not e-mailed to you.",
  held: "Not e-mailed to you yet: your address is not confirmed.",
  due: "Your e-mail about it is on its way.",
  sent: "E-mailed to you.",
  dead: "Your e-mail about it could not be delivered. Check the address in your profile.",
} as const;

export const spamReasons = {
  "hidden field": "a field was filled in that people do not see",
  "sent at once": "it was sent within three seconds",
  links: "it has links",
  "link in the name": "the name has a link",
  repeated: "the same text was sent before",
  "many from there": "many messages came from there",
  "many to this site": "many messages came to this site",
} as const;

/** Of lists of messages that have none. */
export const noMessages = {
  inbox: "No messages yet",
  unread: "All read",
  archive: "Nothing archived",
  spam: "No spam",
  trash: "Nothing deleted",
} as const;

export const noMessagesHint = {
  inbox:
    "What visitors write in the form of your site arrives here and in your e-mail. If your site shows no form yet, show its contact section in the editor and publish.",
  unread: "New messages are shown here until you open them.",
  archive: "Archive what is done: it leaves the inbox and stays for 12 months.",
  spam: "What looks like spam is kept here for 30 days. Nothing is thrown away unseen.",
  trash: "What you delete is kept here for 30 days.",
} as const;
