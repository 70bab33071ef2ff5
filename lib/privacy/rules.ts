/** Hours for which the link to an export works. */
export const exportHours = 24;

/** Days after which an export that could not be generated is given up. */
export const abandonedDays = 7;
