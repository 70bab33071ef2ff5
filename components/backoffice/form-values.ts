import { z } from "zod";

/** The moment that a date field names, to the minute, in the time zone of the device. */
export const momentOf = (text: string): string => new Date(text.slice(0, 16)).toISOString();

/** The value of a date field; empty for none. */
export const optionalDate = z
  .string()
  .transform((it): string | null | undefined => (it === "" ? null : momentOf(it)));

/** A moment as a date field has it, such as `2026-11-26T09:30`. Swedes write nearly so. */
export const dateText = (iso: string | null): string =>
  iso === null ? "" : new Date(iso).toLocaleString("sv-SE").slice(0, 16).replace(" ", "T");

/** Ids of presets as text, separated by commas; as the shop writes them, such as `009`, as well. */
export const presetNumbers = (error: () => string) =>
  z
    .string()
    .regex(/^[\s,]*(?:0{0,8}[1-9]\d{0,8}(?:[\s,]+|$))*$/, { error })
    .transform((it): number[] | null | undefined => it.match(/\d+/g)?.map(Number) ?? []);
