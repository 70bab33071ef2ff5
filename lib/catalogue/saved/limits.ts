export const maxSaved = 100;
export const maxSeen = 12;
