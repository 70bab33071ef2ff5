/** Days from the last change of a draft to the letter about it. */
export const mailAfterDays = 7;

/** Days after which no letter is sent any more, such as when no job has run for weeks. */
export const tooLateDays = 30;

/** What the keys of these letters begin with. */
export const emailKeyPrefix = "kept-draft:";
