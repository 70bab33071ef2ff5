import { env } from "./env";

/** Whether consumers may buy, too. */
export const sellsToEverybody = (): boolean => env("buyers").SELLS_TO === "everybody";
