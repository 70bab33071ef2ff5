/** How the keys of emails begin that somebody has just asked for: these are sent to every address. */
export const requestedKinds = ["reset:"];
