/** Years for which messages to the shop are kept. */
export const keptYears = 2;
