/**
 * How the keys of emails begin that somebody has just asked for, or that the law asks for: these are sent to every
 * address.
 */
export const requestedKinds = [
  "reset:",
  "verification:",
  "change-email-to:",
  "deletion-link:",
  "staff-invitation:",
  "withdrawal-received:",
  "report-received:",
];
