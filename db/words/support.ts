/** `done`: nothing is left to do; the next message of the customer opens the thread again. */
export const threadStatuses = ["open", "done"] as const;
export type ThreadStatus = (typeof threadStatuses)[number];

/** The author of a message in a thread. */
export const threadAuthors = ["customer", "staff"] as const;
export type ThreadAuthor = (typeof threadAuthors)[number];

/** `form`: the contact form; `web`: Purchases, or the back office. */
export const threadChannels = ["form", "web", "mail"] as const;
export type ThreadChannel = (typeof threadChannels)[number];

/** The most characters of a message: longer emails are shortened. */
export const maxMessageLength = 10_000;
