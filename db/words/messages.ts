/**
 * The purpose of a form on a site: a question, an order of the items in a cart, or a request such
 * as a reservation.
 */
export const messageKinds = ["contact", "order", "request"] as const;
export type MessageKind = (typeof messageKinds)[number];

export const messageFolders = ["inbox", "archive", "spam", "trash"] as const;
export type MessageFolder = (typeof messageFolders)[number];

/** Reasons why a message looks like spam. */
export const spamReasons = [
  "hidden field",
  "sent at once",
  "links",
  "link in the name",
  "repeated",
  "many from there",
  "many to this site",
] as const;
export type SpamReason = (typeof spamReasons)[number];
