import { z } from "zod";

/** The value of a date field, to the minute and without a time zone; empty for none. */
export const optionalDate = z
  .string()
  .transform((it): string | null | undefined => (it === "" ? null : `${it.slice(0, 16)}:00Z`));

export const dateText = (iso: string | null) => iso?.slice(0, 16) ?? "";

/** Ids of presets as text, separated by commas. */
export const presetNumbers = (error: string) =>
  z
    .string()
    .regex(/^[\s,]*(?:[1-9]\d{0,8}(?:[\s,]+|$))*$/, error)
    .transform((it): number[] | null | undefined => it.match(/\d+/g)?.map(Number) ?? []);
