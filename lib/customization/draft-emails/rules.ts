/** Days from the last change of a draft to the email about it. */
export const emailAfterDays = 7;

/** Days after which no email is sent any more, for example when no job has run for weeks. */
export const tooLateDays = 30;

/** The prefix of the keys of these emails. */
export const emailKeyPrefix = "kept-draft:";
