import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { maxId, maxIds } from "./ids";

const t = currentTranslations("inputErrors");

/** A number in an address of at most as many digits; 0 as well. */
export const digitsParam = (most: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${most}}$`), { error: () => t("notWhole") })
    .transform(Number)
    .meta({ wire: { type: "integer", minimum: 0 } });

/** A positive whole number as it stands in an address. */
export const wholeNumberParam = (max: number) =>
  digitsParam(10)
    .pipe(
      z
        .int()
        .min(1, { error: () => t("tooSmall", { min: "1" }) })
        .max(max, { error: () => t("tooBig", { max: String(max) }) }),
    )
    .meta({ wire: { type: "integer", minimum: 1, maximum: max } });

/** An id in an address. */
export const idParam = wholeNumberParam(maxId);

/** An id in a JSON body. */
export const idInBody = z.int().min(1).max(maxId);

/** Several ids in an address, with commas. */
export const idsParam = (records: string) =>
  z
    .string()
    .transform((value) => (value.trim() === "" ? [] : value.split(",")))
    .pipe(
      z
        .array(idParam)
        .max(maxIds, { error: () => t("tooManyIds", { max: String(maxIds), records }) }),
    )
    .meta({ wire: { type: "string", pattern: "^(\\d+(,\\d+)*)?$" } });
