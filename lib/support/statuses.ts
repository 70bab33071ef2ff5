/** `done`: nobody has to do anything; the next message of its customer opens it again. */
export const threadStatuses = ["open", "done"] as const;
export type ThreadStatus = (typeof threadStatuses)[number];

/** Whom a message of a thread is from. */
export const threadAuthors = ["customer", "staff"] as const;
export type ThreadAuthor = (typeof threadAuthors)[number];

/** `form`: the contact form; `web`: Purchases, or the back office. */
export const threadChannels = ["form", "web", "mail"] as const;
export type ThreadChannel = (typeof threadChannels)[number];

/** Characters of a message: longer mails are shortened. */
export const maxMessageLength = 10_000;
